import { createFileRoute, notFound, useLocation } from '@tanstack/react-router';
import { siteSettingsQuery } from '#api/administration/config.queries.ts';
import { conversationQuery, messagesQuery } from '#api/conversation/conversation.queries.ts';
import { messagesPerPage } from '#api/conversation/conversation-limits.ts';
import { conversationTitle } from '#api/conversation/conversation-title.ts';
import { meQuery } from '#api/member/me.queries.ts';
import { pageHead } from '#api/page-head.ts';
import { ConversationPage } from '#components/conversation/conversation-page.tsx';
import { siteNameOf } from '#components/shell/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { PostFault } from '#pages/post/-post-page.tsx';

/** A conversation with a page of its messages: `/messages/{id}/p{page}`, without a page the newest (`spec/screens.md` E). */
export const Route = createFileRoute('/messages/$conversationID/{-$page}')({
  loader: async ({ context: { queryClient, api }, params, preload }) => {
    const isID = /^[1-9]\d{0,14}$/.test(params.conversationID);
    if (!isID || (params.page !== undefined && !/^p[1-9]\d{0,6}$/.test(params.page))) throw notFound();
    const conversationID = Number(params.conversationID);
    const [settings, me, conversation] = await Promise.all([
      queryClient.ensureQueryData(siteSettingsQuery(api)),
      queryClient.ensureQueryData(meQuery(api)),
      queryClient.fetchQuery({ ...conversationQuery(api, conversationID), staleTime: 0 }),
    ]);
    const last = Math.max(1, Math.ceil(conversation.countMessages / messagesPerPage));
    const page = Math.min(params.page === undefined ? last : Number(params.page.slice(1)), last);
    // A conversation that is only pointed at is not read.
    if (!preload) await queryClient.fetchQuery({ ...messagesQuery(api, conversationID, page), staleTime: 0 });
    const title = conversationTitle(conversation, me.userID);
    return { conversationID, page, head: pageHead({ title, siteName: siteNameOf(settings), noIndex: true }) };
  },
  head: headFromLoader,
  component: Conversation,
  errorComponent: ({ error }) => <PostFault error={error} path={useLocation().href} />,
});

function Conversation() {
  const { conversationID, page } = Route.useLoaderData();
  return <ConversationPage conversationID={conversationID} page={page} />;
}
