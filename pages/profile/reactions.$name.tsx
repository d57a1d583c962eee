import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { profileReactionsUrl } from '#api/member/profile/profile-url.ts';
import type { User } from '#api/member/user/user.contract.ts';
import { reactedQuery } from '#api/member/user/user.queries.ts';
import { t } from '#api/translations.ts';
import { MemberPage } from '#components/member/profile/member-page.tsx';
import { chosenReaction, MemberReactions } from '#components/member/profile/member-reactions.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { requireListPage } from '#pages/-list-page.ts';
import { loadMemberNamed, profileHead } from '#pages/-profile-page.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

/**
 * The posts of a member that received reactions (docs/behavior/member.md#reactions-received); `?reaction=` selects the
 * reaction.
 */
export const Route = createFileRoute('/profile/reactions/$name')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, params: { name }, deps: { search } }) => {
    const loaded = await loadMemberNamed(context, name);
    const { member, userID, isOpen } = loaded;
    const page = pageIn(textIn(search, 'page'));
    const urlcode = chosenReaction(member, textIn(search, 'reaction'));
    if (isOpen && urlcode) {
      const reacted = reactedQuery(context.api, userID, urlcode, page);
      requireListPage(page, (await context.queryClient.ensureQueryData(reacted)).records);
    }
    const head = profileHead(loaded, {
      title: t('shell.title.reactions-to', { name: member.name }),
      path: profileReactionsUrl(member, urlcode),
    });
    return { userID, page, urlcode, head };
  },
  head: headFromLoader,
  component: Reactions,
});

function Reactions() {
  const { userID, urlcode } = Route.useLoaderData();
  return (
    <MemberPage userID={userID} tab="reactions">
      {(member) => (urlcode ? <Reacted member={member} urlcode={urlcode} /> : <MemberReactions member={member} />)}
    </MemberPage>
  );
}

function Reacted({ member, urlcode }: { member: User; urlcode: string }) {
  const { api } = useSite();
  const { page } = Route.useLoaderData();
  const { data } = useSuspenseQuery(reactedQuery(api, member.userID, urlcode, page));
  return (
    <MemberReactions
      member={member}
      urlcode={urlcode}
      records={data.records}
      pager={{ page, limit: 30, total: 30 * (page - 1) + data.records.length, hasMore: data.hasMore }}
    />
  );
}
