import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { FormValues } from '#api/form/form-schema.ts';
import { addEscalation } from '#api/moderation/escalation/escalation.client.ts';
import { assigneesQuery } from '#api/moderation/escalation/escalation.queries.ts';
import { reportReasonsQuery } from '#api/moderation/report/report.queries.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import type { LoadedForm } from '#machines/form/form-context.ts';
import { type EscalationFormFacts, escalationForm } from './escalation-form.ts';

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

interface Written
  extends Pick<Parameters<typeof addEscalation>[1], 'name' | 'status' | 'assignedUserID' | 'reportReasonIDs'> {
  readonly initialCommentBody: string;
  readonly isHidden?: boolean;
}

/**
 * The dialog that escalates a post (docs/behavior/moderation.md#escalations): name, initial status, assignee, first
 * note, and whether the post is hidden.
 */
export function EscalateDialog({ post, onEscalated, returnTo }: EscalateDialogProps) {
  const { api } = useSite();
  const toasts = useToasts();
  const { recordName: _name, categoryID: _category, ...record } = post;
  const save = (values: FormValues) => {
    const { isHidden, initialCommentBody: note, ...written } = values as unknown as Written;
    return addEscalation(api, {
      ...written,
      ...record,
      name: written.name.trim(),
      recordIsLive: !isHidden,
      ...(note.trim() && { initialCommentBody: note }),
    });
  };
  return (
    <FormDialog
      title={t('report.act.escalate')}
      saveLabel={t('report.escalation.create')}
      {...useEscalationForm(post)}
      save={save}
      onSaved={() => {
        toasts.add({ text: t('report.done.escalate'), tone: 'success' });
        void onEscalated();
      }}
      returnTo={returnTo}
    />
  );
}

/** Returns the form of an escalation if the page has read its choices already, and a function that reads them. */
function useEscalationForm({ recordType, recordName, categoryID, reportID }: EscalatedPost) {
  const { api } = useSite();
  const client = useQueryClient();
  const may = useMay();
  const mayHide = may(recordType === 'discussion' ? 'discussions.delete' : 'comments.delete', categoryID);
  const reasonsQuery = reportReasonsQuery(api);
  const peopleQuery = assigneesQuery(api);
  const formOf = (facts: Omit<EscalationFormFacts, 'mayHide'>): LoadedForm => ({
    schema: escalationForm({ ...facts, mayHide }),
    values: { name: recordName, status: 'open', assignedUserID: null, initialCommentBody: '' },
  });
  const needsReasons = reportID === undefined;
  const reasons = needsReasons ? client.getQueryData(reasonsQuery.queryKey) : [];
  const people = client.getQueryData(peopleQuery.queryKey);
  const load = async () => {
    const [found, assignees] = await Promise.all([
      needsReasons ? client.ensureQueryData(reasonsQuery) : [],
      client.ensureQueryData(peopleQuery),
    ]);
    return formOf({ reasons: found, people: assignees });
  };
  return { loaded: reasons && people && formOf({ reasons, people }), load };
}
