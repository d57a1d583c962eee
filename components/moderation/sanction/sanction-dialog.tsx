import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { ApiFailure } from '#api/failure.ts';
import { sanctionUser } from '#api/moderation/decision/decision.client.ts';
import { latestDecisionQuery } from '#api/moderation/decision/decision.queries.ts';
import { decisionTextLimit, type SanctionKind, sanctionKinds } from '#api/moderation/decision/decision-kind.ts';
import { t } from '#api/translations.ts';
import { textOf } from '#components/member/settings/use-change-viewer.ts';
import { ReasonOptions } from '#components/moderation/report/reason-options.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { RadioGroup } from '#components/primitives/form/radio-group.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { type FormSubmission, useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './sanction-dialog.css.ts';
import { parseSanctionEnd, SanctionEnd } from './sanction-end.tsx';

/** The member to sanction, and the post that is the reason, if any. */
export interface SanctionDialogProps {
  readonly member: { readonly userID: number; readonly name: string };
  readonly post?: { readonly recordType: 'discussion' | 'comment'; readonly recordID: number };
  readonly kind?: SanctionKind;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly returnFocus?: RefObject<HTMLElement | null>;
}

/** Maps the form data to the request body. */
const entered = (form: FormData, kind: SanctionKind) => ({
  kind,
  reportReasonID: textOf(form, 'reportReasonID') || undefined,
  words: textOf(form, 'words'),
  note: textOf(form, 'note'),
  points: kind === 'warning' ? Number(form.get('points') ?? 0) : 0,
  dateExpires: parseSanctionEnd(form),
});

/** Returns the ID of the decision that another moderator made in the meantime; undefined for other errors. */
const meanwhile = (error: unknown): number | undefined =>
  error instanceof ApiFailure && error.code === 'decision.already'
    ? (error.details.record as { decisionID?: number } | undefined)?.decisionID
    : undefined;

/**
 * The dialog for warning, muting or banning a member: kind, reason, duration, message to the member, and internal note.
 */
export function SanctionDialog(props: SanctionDialogProps) {
  const { member, post, kind: asked = 'warning', open, onOpenChange, returnFocus } = props;
  const { api } = useSite();
  const client = useQueryClient();
  const [kind, setKind] = useState<SanctionKind>(asked);
  const replaces = useRef<number>(undefined);
  const { change, submit } = useFormSubmission();
  const { data: seen } = useQuery({ ...latestDecisionQuery(api, member.userID), enabled: open });
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    submit(async () => {
      const body = { ...entered(form, kind), ...post, replaces: replaces.current, seen };
      await sanctionUser(api, member.userID, body).catch((error: unknown) => {
        replaces.current = meanwhile(error);
        throw error;
      });
      for (const key of ['decisions', 'user']) await client.invalidateQueries({ queryKey: [key] });
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('sanction.dialog.title', { name: member.name })}
      description={t('sanction.dialog.words')}
      size="large"
      preventsClosing={change.isSending}
      {...(returnFocus && { returnFocus })}
    >
      <DialogBody>
        {change.isDone ? (
          <Message tone="success" live>
            {t(`sanction.dialog.done.${kind}`, { name: member.name })}
          </Message>
        ) : (
          <form id={id} className={styles.form} noValidate onSubmit={send} {...change.getFormProps()}>
            <RadioGroup
              label={t('sanction.dialog.kind')}
              value={kind}
              onValue={setKind}
              options={sanctionKinds.map((value) => ({
                value,
                label: t(`sanction.kind.${value}`),
                help: t(`sanction.dialog.help.${value}`),
              }))}
            />
            <Fields kind={kind} change={change} />
          </form>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => onOpenChange(false)}>
          {t(change.isDone ? 'sanction.dialog.close' : 'sanction.dialog.cancel')}
        </Button>
        {!change.isDone && (
          <Button variant={kind === 'ban' ? 'danger' : 'primary'} form={id} {...change.getSubmitProps()}>
            {t(`sanction.do.${kind}`)}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

function Fields({ kind, change }: { kind: SanctionKind; change: FormSubmission }) {
  return (
    <>
      <SubmissionProblem submission={change} />
      <Field label={t('sanction.reason')} error={change.errorOf('reportReasonID')}>
        {(wiring) => (
          <Select {...wiring} name="reportReasonID" defaultValue="">
            <ReasonOptions />
          </Select>
        )}
      </Field>
      <SanctionEnd error={change.errorOf('dateExpires')} />
      {kind === 'warning' && (
        <Field label={t('sanction.points')} help={t('sanction.points.help')} error={change.errorOf('points')}>
          {(wiring) => <Input {...wiring} name="points" type="number" min={0} max={100} defaultValue={1} />}
        </Field>
      )}
      <Field label={t('sanction.words')} help={t('sanction.words.help')} error={change.errorOf('words')}>
        {(wiring) => <Textarea {...wiring} name="words" rows={4} maxLength={decisionTextLimit} dir="auto" />}
      </Field>
      <Field label={t('sanction.note')} help={t('sanction.note.help')} error={change.errorOf('note')}>
        {(wiring) => <Textarea {...wiring} name="note" rows={2} maxLength={decisionTextLimit} dir="auto" />}
      </Field>
    </>
  );
}
