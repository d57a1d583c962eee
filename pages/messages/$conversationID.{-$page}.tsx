import { createFileRoute, notFound, useLocation } from '@tanstack/react-router';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { conversationQuery, messagesQuery } from '#api/conversation/conversation.queries.ts';
import { isReasonRequired } from '#api/conversation/conversation-inspection.ts';
import { messagesPage } from '#api/conversation/conversation-limits.ts';
import { conversationTitle } from '#api/conversation/conversation-title.ts';
import { meQuery } from '#api/member/user/me.queries.ts';
import { pageHead } from '#api/page-head.ts';
import { t } from '#api/translations.ts';
import { ConversationInspection } from '#components/conversation/conversation-inspection.tsx';
import { ConversationPage } from '#components/conversation/conversation-page.tsx';
import { siteNameOf } from '#components/shell/site/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { PostErrorPage } from '#pages/post/-post-page.tsx';

/**
 * Returns undefined when the error states that a reason is required to read the conversation. Rethrows all other
 * errors.
 */
const unlessReason = (error: unknown): undefined => {
  if (isReasonRequired(error)) return undefined;
  throw error;
};

/**
 * A page of a conversation's messages: `/messages/{id}/p{page}`, without a page number the newest
 * (docs/behavior/conversation.md#conversation-page). Moderators who open a conversation of others must give a reason
 * first.
 */
export const Route = createFileRoute('/messages/$conversationID/{-$page}')({
  loader: async ({ context: { queryClient, api }, params, preload }) => {
    const isID = /^[1-9]\d{0,14}$/.test(params.conversationID);
    if (!isID || (params.page !== undefined && !/^p[1-9]\d{0,6}$/.test(params.page))) throw notFound();
    const conversationID = Number(params.conversationID);
    const requested = params.page === undefined ? undefined : Number(params.page.slice(1));
    const [settings, me, conversation] = await Promise.all([
      queryClient.ensureQueryData(siteSettingsQuery(api)),
      queryClient.ensureQueryData(meQuery(api)),
      queryClient.fetchQuery({ ...conversationQuery(api, conversationID), staleTime: 0 }).catch(unlessReason),
    ]);
    const headOf = (title: string) => pageHead({ title, siteName: siteNameOf(settings), noIndex: true });
    if (!conversation)
      return {
        conversationID,
        page: requested,
        needsReason: true,
        head: headOf(t('shell.title.private-conversation')),
      };
    const page = messagesPage(conversation.countMessages, requested);
    // A preload on hover does not fetch the messages, because fetching marks the conversation as read.
    if (!preload) await queryClient.fetchQuery({ ...messagesQuery(api, conversationID, page), staleTime: 0 });
    return { conversationID, page, needsReason: false, head: headOf(conversationTitle(conversation, me.userID)) };
  },
  head: headFromLoader,
  component: Conversation,
  errorComponent: ({ error }) => <PostErrorPage error={error} path={useLocation().href} />,
});

function Conversation() {
  const { conversationID, page, needsReason } = Route.useLoaderData();
  return needsReason ? (
    <ConversationInspection key={conversationID} conversationID={conversationID} page={page} />
  ) : (
    <ConversationPage conversationID={conversationID} page={page} />
  );
}
