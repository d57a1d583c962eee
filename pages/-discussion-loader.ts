import { redirect } from '@tanstack/react-router';
import { discussionLayout } from '#api/administration/layout/page-layout.queries.ts';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { type CommentPageFilter, commentThreadQuery, discussionQuery } from '#api/discussion/discussion.queries.ts';
import { discussionHead } from '#api/discussion/discussion-head.ts';
import { catalogQuery } from '#api/post/attachment/attachment.queries.ts';
import { siteNameOf } from '#components/shell/site/site-context.tsx';
import type { PageHead } from '#pages/-head.ts';
import { requireListPage } from '#pages/-list-page.ts';
import { loadPageLayout } from '#pages/-page-layout.ts';
import { loadPartsOfPage } from '#pages/-rendering/page-parts.ts';
import type { PageContext } from './_app.tsx';

/** The data of a discussion page: the filter of its comments, its head and its category. */
export interface LoadedDiscussion {
  readonly filter: CommentPageFilter;
  readonly head: PageHead;
  readonly categoryID: number;
}

/**
 * Loads the data of a discussion page. A page number beyond the last page throws not found; a discussion that is a
 * redirect leads to its target. When a filter for accepted or rejected answers matches none, all comments are shown.
 */
export async function loadDiscussionPage(
  context: PageContext,
  requested: Omit<CommentPageFilter, 'limit'>,
): Promise<LoadedDiscussion> {
  const { queryClient, api, siteUrl } = context;
  const settings = await queryClient.ensureQueryData(siteSettingsQuery(api));
  const filter = { ...requested, limit: Number(settings['comments.perPage'] ?? 30) };
  const [discussion, thread, { discussionData }] = await Promise.all([
    queryClient.ensureQueryData(discussionQuery(api, filter.discussionID)),
    queryClient.ensureQueryData(commentThreadQuery(api, filter)),
    // Structured data is only for search engines, so it is not part of the page's own script.
    import('#api/discussion/discussion-data.ts'),
    loadPageLayout(context, discussionLayout(filter.discussionID)),
    import.meta.env.SSR ||
      import('#components/discussion/discussion-page.tsx').then(() => loadPartsOfPage({ queryClient, api })),
  ]);
  if (discussion.type === 'redirect' && discussion.canonicalUrl)
    throw redirect({ href: discussion.canonicalUrl, statusCode: 302 });
  if (requested.qna && thread.total === 0) {
    const { qna: _, ...all } = requested;
    return loadDiscussionPage(context, all);
  }
  // The cards of attachments show the name of their service. Without it in the loaded data, the server would render
  // another text than the browser hydrates.
  if ([discussion, ...Object.values(thread.commentsByID)].some(({ attachments = [] }) => attachments.length > 0))
    await queryClient.ensureQueryData(catalogQuery(api));
  requireListPage(filter.page, thread.threadStructure);
  const head = discussionHead({
    discussion,
    data: discussionData(discussion, Object.values(thread.commentsByID), siteUrl),
    page: thread.page,
    hasMore: thread.page * filter.limit < thread.total,
    siteName: siteNameOf(settings),
    siteUrl,
  });
  return { filter, head, categoryID: discussion.categoryID };
}
