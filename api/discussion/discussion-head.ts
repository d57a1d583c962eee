import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { discussionUrl } from '#api/discussion/urls.ts';
import { pageHead } from '#api/page-head.ts';
import { breadcrumbData } from '#api/structured-data.ts';
import { t } from '#api/translations.ts';

/**
 * Returns the head of a discussion's page. The canonical URL contains only the page number, not the comment order or a
 * comment.
 */
export function discussionHead(facts: {
  discussion: Discussion;
  /** The structured data for search engines. */
  data: object;
  page: number;
  hasMore: boolean;
  siteName: string;
  siteUrl: string;
}) {
  const { discussion, data, page, hasMore, siteName, siteUrl } = facts;
  const address = (one: number) => siteUrl + discussionUrl(discussion, one);
  return pageHead({
    title: page > 1 ? t('shell.title.of-page', { title: discussion.name, page }) : discussion.name,
    siteName,
    description: discussion.excerpt,
    canonical: discussion.canonicalUrl ?? address(page),
    image: discussion.image && new URL(discussion.image.url, siteUrl).href,
    type: 'article',
    structured: [data, ...breadcrumbData(siteUrl, discussion.breadcrumbs)],
    feed: {
      title: `${siteName}: ${discussion.name}`,
      href: `${siteUrl}/discussion/${discussion.discussionID}/feed.atom`,
    },
    previous: page > 1 ? address(page - 1) : undefined,
    next: hasMore ? address(page + 1) : undefined,
  });
}
