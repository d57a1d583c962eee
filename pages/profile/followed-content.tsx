import { createFileRoute } from '@tanstack/react-router';
import { followedCategoriesQuery, followedSortIn } from '#api/notification/followed-category.queries.ts';
import { FollowedContentPage } from '#components/notification/followed-content-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { type SearchText, textIn } from '#pages/-search-text.ts';
import { settingsHead } from '#pages/-settings-page.ts';

/** The categories the viewer follows, with the notification preferences of each. Guests are asked to sign in. */
export const Route = createFileRoute('/profile/followed-content')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const sort = followedSortIn(textIn(search, 'sort'));
    const head = await settingsHead(context, 'shell.title.followed-content');
    await context.queryClient.fetchQuery(followedCategoriesQuery(context.api, sort));
    return { head, sort };
  },
  head: headFromLoader,
  component: () => <FollowedContentPage sort={Route.useLoaderData().sort} />,
});
