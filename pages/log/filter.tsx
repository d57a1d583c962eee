import { createFileRoute } from '@tanstack/react-router';
import type { MessageID } from '#api/message-id.ts';
import { auditLogQuery, deletedPostsQuery, revisionsQuery } from '#api/moderation/log/log.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { LogContent } from '#components/moderation/log/log-content.tsx';
import { type DeletedPostsParams, deletedQueryOf, logQueryOf } from '#components/moderation/log/log-url.ts';
import { DeletedPostContent } from '#components/moderation/revision/deleted-post-content.tsx';
import { RevisionContent, type RevisionContentProps } from '#components/moderation/revision/revision-content.tsx';
import type { PageContext } from '#pages/_app.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { requireListPage } from '#pages/-list-page.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';
import { logAddressIn, numberIn } from './-log-search.ts';

const path = '/log/filter';
const readers = ['community.moderate', 'site.manage', 'discussions.moderate'] as const;

type View =
  | { readonly kind: 'revisions'; readonly of: RevisionContentProps }
  | { readonly kind: 'deleted-comments' | 'deleted-discussions'; readonly address: DeletedPostsParams }
  | { readonly kind: 'log'; readonly address: ReturnType<typeof logAddressIn> };

/**
 * Returns the view the query selects (docs/behavior/moderation.md#moderation-log): the history of a post, deleted
 * posts, or the log.
 */
function viewIn(search: SearchText): View {
  const recordType = textIn(search, 'recordType');
  const [recordID, parentRecordID] = [numberIn(search, 'recordID'), numberIn(search, 'parentRecordID')];
  const page = pageIn(textIn(search, 'page'));
  if (recordType === 'discussion' || recordType === 'comment') {
    if (textIn(search, 'operation') === 'delete')
      return { kind: `deleted-${recordType}s`, address: { recordType, parentRecordID, page } };
    if (recordID !== undefined && textIn(search, 'eventType') === undefined)
      return { kind: 'revisions', of: { recordType, recordID, page } };
  }
  return { kind: 'log', address: logAddressIn(path, search) };
}

const titles = {
  revisions: 'log.revisions.heading',
  'deleted-comments': 'log.deleted.comments',
  'deleted-discussions': 'log.deleted.discussions',
  log: 'log.heading',
} as const satisfies Record<View['kind'], MessageID>;

const descriptions = {
  revisions: 'log.revisions.words',
  'deleted-comments': 'log.deleted.words',
  'deleted-discussions': 'log.deleted.words',
  log: 'log.words',
} as const satisfies Record<View['kind'], MessageID>;

async function load({ queryClient, api }: PageContext, view: View): Promise<void> {
  const { rows } =
    view.kind === 'log'
      ? await queryClient.ensureQueryData(auditLogQuery(api, logQueryOf(view.address)))
      : view.kind === 'revisions'
        ? await queryClient.ensureQueryData(revisionsQuery(api, view.of))
        : await queryClient.ensureQueryData(deletedPostsQuery(api, deletedQueryOf(view.address)));
  requireListPage((view.kind === 'revisions' ? view.of : view.address).page, rows);
}

/** The moderation log, the history of a post, and deleted posts, each with actions to revert or restore. */
export const Route = createFileRoute('/log/filter')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const view = viewIn(search);
    const head = await dashboardHead(context, titles[view.kind], readers);
    await load(context, view);
    return { view, head };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { view } = Route.useLoaderData();
  return (
    <DashboardPage title={t(titles[view.kind])} description={t(descriptions[view.kind])} path={path}>
      {view.kind === 'log' ? (
        <LogContent address={view.address} kind="actions" />
      ) : view.kind === 'revisions' ? (
        <RevisionContent {...view.of} />
      ) : (
        <DeletedPostContent address={view.address} />
      )}
    </DashboardPage>
  );
}
