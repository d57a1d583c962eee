import { createFileRoute } from '@tanstack/react-router';
import { ignoredQuery } from '#api/member/identity/ignore.queries.ts';
import { IgnoreListPage } from '#components/member/identity/ignore-list-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { settingsHead } from '#pages/-settings-page.ts';

/** The members whose posts the viewer ignores. */
export const Route = createFileRoute('/profile/ignore')({
  loader: async ({ context }) => {
    const head = await settingsHead(context, 'member.ignore-list.title');
    await context.queryClient.ensureQueryData(ignoredQuery(context.api));
    return { head };
  },
  head: headFromLoader,
  component: IgnoreListPage,
});
