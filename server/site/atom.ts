import { categoryAddress } from '#api/category/category-address.ts';
import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { profileUrl } from '#api/member/profile/profile-url.ts';
import type { CategoryTree } from '#server/category/category-tree.ts';
import type { FeedPost } from './feed.queries.ts';
import { xmlText } from './xml.ts';

/** The content of an Atom feed. Paths are relative to the site. */
export interface Feed {
  readonly siteUrl: string;
  readonly siteName: string;
  readonly locale: string;
  readonly title: string;
  readonly subtitle: string;
  /** The feed's own path, which is also its permanent ID. */
  readonly path: string;
  /** The path of the page to which the feed belongs. */
  readonly pagePath: string;
  readonly posts: readonly FeedPost[];
  readonly categories: CategoryTree;
}

/** The timestamp of an empty feed, since Atom requires one. */
const never = '1970-01-01T00:00:00+00:00';

const changed = ({ dateInserted, dateUpdated }: FeedPost): string =>
  dateUpdated && dateUpdated > dateInserted ? dateUpdated : dateInserted;

/** Returns the time of the last change in a feed. Returns undefined for an empty feed. */
export const feedChanged = (posts: readonly FeedPost[]): string | undefined => posts.map(changed).toSorted().at(-1);

const idOf = ({ recordType, recordID }: FeedPost): string =>
  recordType === 'discussion' ? `/discussion/${recordID}` : `/discussion/comment/${recordID}`;

const categoryOf = ({ categoryID }: FeedPost, { categories, siteUrl }: Feed): string => {
  const category = categories.byID(categoryID);
  if (!category) return '';
  const scheme = xmlText(`${siteUrl}${categoryAddress('')}`);
  return `<category term="${xmlText(category.urlcode)}" label="${xmlText(category.name)}" scheme="${scheme}"/>`;
};

/** The category that marks the accepted answer for feed readers. */
const acceptedTerm = '<category term="accepted-answer"/>';

function entryOf(post: FeedPost, feed: Feed): string {
  const isComment = post.recordType === 'comment';
  const url = isComment ? commentUrl(post.recordID) : discussionUrl(post);
  const author = profileUrl({ userID: post.userID, name: post.userName });
  return `  <entry>
    <id>${xmlText(feed.siteUrl + idOf(post))}</id>
    <title>${xmlText(isComment ? `${post.userName}: ${post.name}` : post.name)}</title>
    <link rel="alternate" type="text/html" href="${xmlText(feed.siteUrl + url)}"/>
    <published>${post.dateInserted}</published>
    <updated>${changed(post)}</updated>
    <author><name>${xmlText(post.userName)}</name><uri>${xmlText(feed.siteUrl + author)}</uri></author>
    ${categoryOf(post, feed)}${post.isAccepted ? acceptedTerm : ''}
    <content type="html">${xmlText(post.bodyHtml)}</content>
  </entry>`;
}

/** Returns an Atom feed (RFC 4287). Bodies are the sanitised HTML that pages render, escaped. */
export function writeAtom(feed: Feed): string {
  const { siteUrl, path, pagePath, posts } = feed;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(feed.locale)}" xml:base="${xmlText(siteUrl)}/">
  <id>${xmlText(siteUrl + path)}</id>
  <title>${xmlText(feed.title)}</title>
  <subtitle>${xmlText(feed.subtitle)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${xmlText(siteUrl + path)}"/>
  <link rel="alternate" type="text/html" href="${xmlText(siteUrl + pagePath)}"/>
  <updated>${feedChanged(posts) ?? never}</updated>
  <author><name>${xmlText(feed.siteName)}</name></author>
  <generator>Folkmoot</generator>
${posts.map((post) => entryOf(post, feed)).join('\n')}
</feed>
`;
}
