import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { addEscalation } from '#api/moderation/escalation/escalation.client.ts';
import { assigneesQuery } from '#api/moderation/escalation/escalation.queries.ts';
import { reportReasonsQuery } from '#api/moderation/report/report.queries.ts';
import { t } from '#api/translations.ts';
import { CheckList } from '#components/moderation/bulk/check-list.tsx';
import { OptionDialog } from '#components/post/option/option-dialog.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { EscalationNameField } from './escalation-name-field.tsx';
import { EscalationStatusField } from './escalation-status-field.tsx';

/** The post to escalate, and its category. */
export interface EscalatedPost {
  readonly recordType: 'discussion' | 'comment';
  readonly recordID: number;
  readonly recordName: string;
  readonly categoryID: number | undefined;
  /** The report from which the dialog was opened. */
  readonly reportID?: number;
}

interface EscalateDialogProps {
  readonly post: EscalatedPost;
  readonly onEscalated: () => unknown;
  readonly returnTo: RefObject<HTMLElement | null>;
}

type Entered = Omit<Parameters<typeof addEscalation>[1], 'recordType' | 'recordID' | 'reportID'>;

/**
 * The dialog that escalates a post (docs/behavior/moderation.md#escalations): name, initial status, assignee, first
 * note, and whether the post is hidden.
 */
export function EscalateDialog({ post, onEscalated, returnTo }: EscalateDialogProps) {
  const { api } = useSite();
  const toasts = useToasts();
  const [entered, setEntered] = useState<Entered>({ name: post.recordName, status: 'open', recordIsLive: true });
  const { recordName: _name, categoryID: _category, ...record } = post;
  const name = entered.name.trim();
  return (
    <OptionDialog
      title={t('report.act.escalate')}
      saveLabel={t('report.escalation.create')}
      save={() => addEscalation(api, { ...entered, ...record, name })}
      onSaved={() => {
        toasts.add({ text: t('report.done.escalate'), tone: 'success' });
        void onEscalated();
      }}
      entered={entered}
      refusal={name === '' ? t('report.escalation.nameless') : undefined}
      returnTo={returnTo}
    >
      <Fields post={post} entered={entered} onChange={(part) => setEntered({ ...entered, ...part })} />
    </OptionDialog>
  );
}

interface FieldsProps {
  readonly post: EscalatedPost;
  readonly entered: Entered;
  readonly onChange: (part: Partial<Entered>) => void;
}

function Fields({ post: { recordType, categoryID, reportID }, entered, onChange }: FieldsProps) {
  const may = useMay();
  const mayRemove = may(recordType === 'discussion' ? 'discussions.delete' : 'comments.delete', categoryID);
  return (
    <>
      <EscalationNameField name={entered.name} onName={(name) => onChange({ name })} />
      {reportID === undefined && (
        <ReasonField
          chosen={entered.reportReasonIDs ?? []}
          onChosen={(reportReasonIDs) => onChange({ reportReasonIDs })}
        />
      )}
      <EscalationStatusField
        label={t('report.escalation.first-status')}
        status={entered.status}
        onStatus={(status) => onChange({ status })}
      />
      <AssigneeField
        assignedUserID={entered.assignedUserID ?? null}
        onAssignee={(assignedUserID) => onChange({ assignedUserID })}
      />
      <Field label={t('report.escalation.comment')} help={t('report.notes.words')}>
        {(wiring) => (
          <Textarea
            {...wiring}
            dir="auto"
            rows={3}
            maxLength={10_000}
            value={entered.initialCommentBody ?? ''}
            onChange={({ currentTarget }) => onChange({ initialCommentBody: currentTarget.value })}
          />
        )}
      </Field>
      {mayRemove && (
        <Checkbox
          label={t('report.escalation.hide')}
          checked={!entered.recordIsLive}
          onChange={({ currentTarget }) => onChange({ recordIsLive: !currentTarget.checked })}
        />
      )}
    </>
  );
}

/** The reasons for the escalation, if the post has not been reported. */
function ReasonField({ chosen, onChosen }: { chosen: readonly string[]; onChosen: (chosen: string[]) => void }) {
  const { data: reasons = [] } = useQuery(reportReasonsQuery(useSite().api));
  const places = new Map(reasons.map(({ reportReasonID }, place) => [reportReasonID, place]));
  return (
    <CheckList
      legend={t('report.escalation.reasons')}
      options={reasons.map(({ name }, id) => ({ id, name }))}
      chosen={chosen.flatMap((id) => places.get(id) ?? [])}
      onChange={(ids) => onChosen(ids.flatMap((id) => reasons[id]?.reportReasonID ?? []))}
    />
  );
}

interface AssigneeFieldProps {
  readonly assignedUserID: number | null;
  readonly onAssignee: (userID: number | null) => void;
}

function AssigneeField({ assignedUserID, onAssignee }: AssigneeFieldProps) {
  const { data: people = [] } = useQuery(assigneesQuery(useSite().api));
  return (
    <Field label={t('report.filter.assignee')}>
      {(wiring) => (
        <Select
          {...wiring}
          value={assignedUserID ?? ''}
          onChange={({ target }) => onAssignee(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t('report.filter.unassigned')}</option>
          {people.map(({ userID, name }) => (
            <option key={userID} value={userID}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
