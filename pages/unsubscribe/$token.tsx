import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '#components/mail/unsubscribe-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { type SearchText, textIn } from '#pages/-search-text.ts';

/**
 * The page that unsubscribes from e-mail through a link in a message, also when signed out and without JavaScript
 * (docs/behavior/mail.md#unsubscribe-links). Only the button unsubscribes, because mail programs and scanners open
 * links automatically.
 */
export const Route = createFileRoute('/unsubscribe/$token')({
  validateSearch: (search: SearchText) => search,
  loader: async ({ context, params }) => {
    const [{ loadEntryPage }, { readUnsubscribe }] = await Promise.all([
      import('#pages/-entry-loader.ts'),
      import('#api/mail/unsubscribe.client.ts'),
    ]);
    const page = await loadEntryPage(context, 'shell.title.email-preferences');
    const answer = await readUnsubscribe(context.api, params.token).catch(() => undefined);
    return { ...page, state: answer?.body[0] };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { state } = Route.useLoaderData();
  const { token } = Route.useParams();
  const search = Route.useSearch();
  const error = textIn(search, 'error');
  return <UnsubscribePage token={token} state={state} done={textIn(search, 'done')} hasFailed={Boolean(error)} />;
}
