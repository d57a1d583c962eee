import { createFileRoute } from '@tanstack/react-router';
import { discussionListQuery } from '#api/discussion/list/discussion-list.queries.ts';
import { profileListUrl } from '#api/member/profile/profile-url.ts';
import { t } from '#api/translations.ts';
import { DiscussionListPage } from '#components/discussion/list/discussion-list-page.tsx';
import { MemberPage } from '#components/member/profile/member-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { requireListPage } from '#pages/-list-page.ts';
import { loadMember, profileHead } from '#pages/-profile-page.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

/** The discussions a member started. */
export const Route = createFileRoute('/profile/discussions/$userID/{-$name}')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, params: { userID }, deps: { search } }) => {
    const loaded = await loadMember(context, userID, (member) => profileListUrl(member, 'discussions'));
    const filter = {
      insertUserID: loaded.userID,
      sort: '-dateInserted' as const,
      page: pageIn(textIn(search, 'page')),
      limit: Number(loaded.settings['discussions.perPage'] ?? 30),
    };
    if (loaded.isOpen) {
      const { discussions } = await context.queryClient.ensureQueryData(discussionListQuery(context.api, filter));
      requireListPage(filter.page, discussions);
    }
    const head = profileHead(loaded, {
      title: t('shell.title.posts-by', { name: loaded.member.name }),
      path: profileListUrl(loaded.member, 'discussions'),
    });
    return { userID: loaded.userID, filter, head };
  },
  head: headFromLoader,
  component: Discussions,
});

function Discussions() {
  const { userID, filter } = Route.useLoaderData();
  return (
    <MemberPage userID={userID} tab="discussions">
      {(member) => (
        <DiscussionListPage
          filter={filter}
          path={profileListUrl(member, 'discussions')}
          label={t('shell.title.posts-by', { name: member.name })}
          hasSorts={false}
        />
      )}
    </MemberPage>
  );
}
