import { createFileRoute } from '@tanstack/react-router';
import { myMentionsQuery } from '#api/member/identity/user-mention.queries.ts';
import { MentionPage } from '#components/notification/mention-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { requireListPage } from '#pages/-list-page.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';
import { settingsHead } from '#pages/-settings-page.ts';

/** The posts that mention the viewer. Guests are asked to sign in. */
export const Route = createFileRoute('/profile/mentions')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const page = pageIn(textIn(search, 'page'));
    const head = await settingsHead(context, 'shell.title.mentions');
    const { mentions } = await context.queryClient.fetchQuery(myMentionsQuery(context.api, page));
    requireListPage(page, mentions);
    return { head, page };
  },
  head: headFromLoader,
  component: () => <MentionPage page={Route.useLoaderData().page} />,
});
