import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import type { Api } from '#api/api.ts';
import { conversationQuery, messagesQuery } from '#api/conversation/conversation.queries.ts';
import { maxInspectionReasonLength, messagesPage } from '#api/conversation/conversation-limits.ts';
import { t } from '#api/translations.ts';
import { PageHeading } from '#components/layout/page-heading.tsx';
import * as styles from '#components/member/settings/member-change.css.ts';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { textOf } from '#components/member/settings/use-change-viewer.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useSubmission } from '#components/primitives/submission/use-submission.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { conversationInspectionMachine } from '#machines/conversation/conversation-inspection.machine.ts';
import type { Submission } from '#machines/primitives/submission/submission.connect.ts';
import { stack } from '#theme/layout/layout.css.ts';
import { container } from '#theme/layout/section.css.ts';
import { ConversationPage } from './conversation-page.tsx';

/** A conversation of others, and the requested page of its messages. Without a page, the newest one is shown. */
export interface ConversationInspectionProps {
  readonly conversationID: number;
  readonly page: number | undefined;
}

/**
 * The form in which a moderator gives the reason for reading a conversation of others, then the conversation itself.
 * The reason stays in memory while the pages of one conversation are read; a reload requests it again.
 */
export function ConversationInspection({ conversationID, page }: ConversationInspectionProps) {
  const { api } = useSite();
  const queryClient = useQueryClient();
  const inspection = useSubmission<string>(conversationInspectionMachine, {
    send: (reason) => readInspected(queryClient, api, { conversationID, page, reason }),
  });
  if (!inspection.isDone) return <InspectionForm inspection={inspection} />;
  return (
    // The button that had the focus no longer exists, so the focus moves to the content it opened.
    <div tabIndex={-1} ref={focus} {...inspection.getRootProps()}>
      <ConversationPage conversationID={conversationID} page={page} reason={inspection.payload} />
    </div>
  );
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

function InspectionForm({ inspection }: { inspection: Submission<string> }) {
  const { hasProblem, submit, errorOf } = inspection;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (hasProblem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasProblem]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(textOf(new FormData(event.currentTarget), 'reason').trim());
  };
  return (
    <div className={container({ width: 'narrow' })}>
      <div className={stack({ gap: 'large' })}>
        <PageHeading title={t('shell.title.private-conversation')} />
        <noscript>
          <Message tone="warning">{t('conversation.inspection.scriptless')}</Message>
        </noscript>
        <SettingsCard
          id="inspection"
          title={t('conversation.inspection.heading')}
          words={t('conversation.inspection.words')}
        >
          <form
            ref={form}
            className={styles.form}
            method="post"
            noValidate
            onSubmit={onSubmit}
            {...inspection.getFormProps()}
          >
            <SubmissionProblem submission={inspection} />
            <Field label={t('conversation.inspection.reason')} required error={errorOf('reason')}>
              {(wiring) => (
                <Textarea {...wiring} name="reason" rows={3} maxLength={maxInspectionReasonLength} dir="auto" />
              )}
            </Field>
            <div className={styles.actions}>
              <Button variant="primary" {...inspection.getSubmitProps()}>
                {t('conversation.inspection.read')}
              </Button>
            </div>
          </form>
        </SettingsCard>
      </div>
    </div>
  );
}

/** Loads a conversation of others and a page of its messages with a reason, and caches the results for its page. */
export async function readInspected(
  queryClient: QueryClient,
  api: Api,
  { conversationID, page, reason }: ConversationInspectionProps & { readonly reason: string },
): Promise<void> {
  const conversation = await queryClient.fetchQuery({
    ...conversationQuery(api, conversationID, reason),
    staleTime: 0,
  });
  const shown = messagesPage(conversation.countMessages, page);
  await queryClient.fetchQuery({ ...messagesQuery(api, conversationID, shown, reason), staleTime: 0 });
}
