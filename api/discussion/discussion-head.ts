import type { Comment } from '#api/discussion/comment-fields.contract.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { discussionUrl } from '#api/discussion/urls.ts';
import { pageHead } from '#api/page-head.ts';
import { breadcrumbData } from '#api/structured-data.ts';
import { t } from '#api/words.ts';

/** How many comments of a page search engines are told of. */
const mostComments = 10;

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 500);

const person = (siteUrl: string, author: Discussion['insertUser']): object => ({
  '@type': 'Person',
  name: author?.name ?? 'Removed User',
  ...(author && { url: new URL(author.url, siteUrl).href }),
});

const commentData = (siteUrl: string, comment: Comment): object => ({
  '@type': 'Comment',
  url: new URL(comment.url, siteUrl).href,
  datePublished: comment.dateInserted,
  author: person(siteUrl, comment.insertUser),
  text: textOf(comment.body),
});

/** A discussion as schema.org describes it: a DiscussionForumPosting with the comments of the page. */
export function discussionData(discussion: Discussion, comments: readonly Comment[], siteUrl: string): object {
  const { name, body = '', dateInserted, dateUpdated, countComments, score, image } = discussion;
  const count = (type: string, value: number) => ({
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${type}`,
    userInteractionCount: Math.max(0, value),
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    url: siteUrl + discussionUrl(discussion),
    headline: name,
    text: textOf(body),
    datePublished: dateInserted,
    ...(dateUpdated && { dateModified: dateUpdated }),
    ...(image && { image: new URL(image.url, siteUrl).href }),
    author: person(siteUrl, discussion.insertUser),
    commentCount: countComments,
    interactionStatistic: [count('CommentAction', countComments), count('LikeAction', score)],
    comment: comments
      .filter(({ displayMode }) => displayMode === 'full')
      .slice(0, mostComments)
      .map((comment) => commentData(siteUrl, comment)),
  };
}

/** The head of a discussion's page. Only the page's own address is canonical, not that of an order or a comment. */
export function discussionHead(facts: {
  discussion: Discussion;
  comments: readonly Comment[];
  page: number;
  hasMore: boolean;
  siteName: string;
  siteUrl: string;
}) {
  const { discussion, comments, page, hasMore, siteName, siteUrl } = facts;
  const address = (one: number) => siteUrl + discussionUrl(discussion, one);
  return pageHead({
    title: page > 1 ? t('shell.title.of-page', { title: discussion.name, page }) : discussion.name,
    siteName,
    description: discussion.excerpt,
    canonical: discussion.canonicalUrl ?? address(page),
    image: discussion.image && new URL(discussion.image.url, siteUrl).href,
    type: 'article',
    structured: [discussionData(discussion, comments, siteUrl), ...breadcrumbData(siteUrl, discussion.breadcrumbs)],
    feed: {
      title: `${siteName}: ${discussion.name}`,
      href: `${siteUrl}/discussion/${discussion.discussionID}/feed.atom`,
    },
    previous: page > 1 ? address(page - 1) : undefined,
    next: hasMore ? address(page + 1) : undefined,
  });
}
