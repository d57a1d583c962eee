import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '#api/api.ts';
import { conversationQuery, messagesQuery } from '#api/conversation/conversation.queries.ts';
import { maxInspectionReasonLength, messagesPage } from '#api/conversation/conversation-limits.ts';
import { t } from '#api/translations.ts';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { textOf } from '#components/member/settings/use-change-viewer.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
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
  const [reason, setReason] = useState<string>();
  if (reason === undefined) return <InspectionForm conversationID={conversationID} page={page} onRead={setReason} />;
  return (
    // The button that had the focus no longer exists, so the focus moves to the content it opened.
    <div tabIndex={-1} ref={focus}>
      <ConversationPage conversationID={conversationID} page={page} reason={reason} />
    </div>
  );
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

type FormProps = ConversationInspectionProps & { readonly onRead: (reason: string) => void };

function InspectionForm({ conversationID, page, onRead }: FormProps) {
  const { api } = useSite();
  const queryClient = useQueryClient();
  const read = async (entered: FormData) => {
    const reason = textOf(entered, 'reason').trim();
    await readInspected(queryClient, api, { conversationID, page, reason });
    onRead(reason);
  };
  return (
    <div className={container({ width: 'narrow' })}>
      <div className={stack({ gap: 'large' })}>
        <PageHeading title={t('shell.title.private-conversation')} />
        <noscript>
          <Message tone="warning">{t('conversation.inspection.scriptless')}</Message>
        </noscript>
        <MemberChange
          id="inspection"
          title={t('conversation.inspection.heading')}
          words={t('conversation.inspection.words')}
          submit={t('conversation.inspection.read')}
          done=""
          save={read}
        >
          {({ errorOf }) => (
            <Field label={t('conversation.inspection.reason')} required error={errorOf('reason')}>
              {(wiring) => (
                <Textarea {...wiring} name="reason" rows={3} maxLength={maxInspectionReasonLength} dir="auto" />
              )}
            </Field>
          )}
        </MemberChange>
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
