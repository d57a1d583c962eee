import { createFileRoute } from '@tanstack/react-router';
import { OutboxViewer } from '#components/mail/outbox-viewer.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { type SearchText, textIn } from '#pages/-search-text.ts';

/** The messages that the forum would have sent with a configured mail server; for administrators and developers. */
export const Route = createFileRoute('/outbox')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ message: textIn(search, 'message') }),
  loader: async ({ context, deps }) => {
    const [{ loadEntryPage }, { listOutbox, readOutboxMessage }] = await Promise.all([
      import('#pages/-entry-loader.ts'),
      import('#api/mail/outbox.client.ts'),
    ]);
    const [page, { body: outbox }] = await Promise.all([
      loadEntryPage(context, 'shell.title.outbox'),
      listOutbox(context.api),
    ]);
    const name = deps.message ?? outbox.messages[0]?.name;
    const message = name ? (await readOutboxMessage(context.api, name)).body : undefined;
    return { ...page, outbox, message };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { outbox, message } = Route.useLoaderData();
  return <OutboxViewer {...outbox} message={message} view={textIn(Route.useSearch(), 'view') ?? 'html'} />;
}
