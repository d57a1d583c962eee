import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { listAddress } from '#api/list-address.ts';
import { profileListUrl } from '#api/member/profile/profile-url.ts';
import type { User } from '#api/member/user/user.contract.ts';
import { memberCommentsQuery } from '#api/member/user/user.queries.ts';
import { t } from '#api/translations.ts';
import { MemberCommentList } from '#components/member/profile/member-comment-list.tsx';
import { MemberPage } from '#components/member/profile/member-page.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { requireListPage } from '#pages/-list-page.ts';
import { loadMember, profileHead } from '#pages/-profile-page.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

/** The comments of a member. */
export const Route = createFileRoute('/profile/comments/$userID/{-$name}')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, params: { userID }, deps: { search } }) => {
    const loaded = await loadMember(context, userID, (member) => profileListUrl(member, 'comments'));
    const filter = {
      insertUserID: loaded.userID,
      page: pageIn(textIn(search, 'page')),
      limit: Number(loaded.settings['comments.perPage'] ?? 30),
    };
    if (loaded.isOpen) {
      const { comments } = await context.queryClient.ensureQueryData(memberCommentsQuery(context.api, filter));
      requireListPage(filter.page, comments);
    }
    const head = profileHead(loaded, {
      title: t('shell.title.comments-by', { name: loaded.member.name }),
      path: profileListUrl(loaded.member, 'comments'),
    });
    return { userID: loaded.userID, filter, head };
  },
  head: headFromLoader,
  component: Comments,
});

function Comments() {
  const { userID } = Route.useLoaderData();
  return (
    <MemberPage userID={userID} tab="comments">
      {(member) => <List member={member} />}
    </MemberPage>
  );
}

function List({ member }: { member: User }) {
  const { api } = useSite();
  const { filter } = Route.useLoaderData();
  const { data } = useSuspenseQuery(memberCommentsQuery(api, filter));
  return (
    <MemberCommentList
      comments={data.comments}
      label={t('shell.title.comments-by', { name: member.name })}
      pager={{ page: filter.page, limit: filter.limit, total: data.total, hasMore: data.isCapped }}
      href={(page) => listAddress(profileListUrl(member, 'comments'), page > 1 ? { page: String(page) } : {})}
    />
  );
}
