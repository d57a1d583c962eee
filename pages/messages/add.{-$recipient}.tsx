import { createFileRoute, useLocation } from '@tanstack/react-router';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { meQuery } from '#api/member/user/me.queries.ts';
import { userByNameQuery } from '#api/member/user/user.queries.ts';
import { pageHead } from '#api/page-head.ts';
import { permissionFailure } from '#api/permission-failure.ts';
import { t } from '#api/translations.ts';
import { ConversationForm } from '#components/conversation/conversation-form.tsx';
import { siteNameOf } from '#components/shell/site/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { type SearchText, textIn } from '#pages/-search-text.ts';
import { PostErrorPage, PostPage } from '#pages/post/-post-page.tsx';
import { numberIn } from '#pages/post/-postable.ts';

/**
 * The page that starts a conversation: `/messages/add/{name}` with a preselected recipient, `?content=` with initial
 * text (docs/behavior/conversation.md#new-conversations). Guests are asked to sign in.
 */
export const Route = createFileRoute('/messages/add/{-$recipient}')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { queryClient, api }, params: { recipient: name }, deps: { search } }) => {
    const [content, draftID] = [textIn(search, 'content'), numberIn(textIn(search, 'draftID'))];
    const [settings, me, user] = await Promise.all([
      queryClient.ensureQueryData(siteSettingsQuery(api)),
      queryClient.ensureQueryData(meQuery(api)),
      name ? queryClient.ensureQueryData(userByNameQuery(api, name)) : null,
    ]);
    if (me.userID === 0) throw permissionFailure(['session.valid']);
    if (!me.permissions.includes('conversations.add') && !me.isAdmin) throw permissionFailure(['conversations.add']);
    const recipient = user && user.userID !== me.userID ? { userID: user.userID, name: user.name } : undefined;
    const head = pageHead({ title: t('shell.title.new-message'), siteName: siteNameOf(settings), noIndex: true });
    return { head, recipient, content, draftID };
  },
  head: headFromLoader,
  component: NewMessage,
  errorComponent: ({ error }) => <PostErrorPage error={error} path={useLocation().href} />,
});

function NewMessage() {
  const { recipient, content, draftID } = Route.useLoaderData();
  return (
    <PostPage title={t('conversation.form.title')}>
      <ConversationForm
        key={`${recipient?.userID}-${draftID}-${content}`}
        recipient={recipient}
        content={content}
        draftID={draftID}
      />
    </PostPage>
  );
}
