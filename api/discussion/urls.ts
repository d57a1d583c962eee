/** URLs of discussions and comments, shared by server and client. All URLs are relative to the site. */

/** The maximum number of characters of a slug. */
const longest = 80;

/** Derives a URL slug from a name: letters and digits of any script, joined by hyphens, at most 80 characters. */
export function slugOf(name: string): string {
  return (isPlain.test(name) ? plainSlug(name) : slugOfAnyScript(name)) || 'discussion';
}

/** Most names are pure ASCII; they are processed by a much faster code path. */
const isPlain = /^[\0-\x7f]*$/;

function plainSlug(name: string): string {
  const joined = name
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  const from = joined.startsWith('-') ? 1 : 0;
  const slug = joined.slice(from, from + longest);
  return slug.endsWith('-') ? slug.slice(0, -1) : slug;
}

function slugOfAnyScript(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’']/gu, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return [...(words ?? []).join('-')].slice(0, longest).join('').replace(/-+$/, '');
}

/** Returns the URL of a discussion. From the second page on it includes the page number. */
export function discussionUrl({ discussionID, name }: { discussionID: number; name: string }, page = 1): string {
  return `/discussion/${discussionID}/${encodeURIComponent(slugOf(name))}${page > 1 ? `/p${page}` : ''}`;
}

/** Returns the permanent URL of a comment. It redirects to the page that contains the comment. */
export const commentUrl = (commentID: number): string => `/discussion/comment/${commentID}#Comment_${commentID}`;

/** Returns the element ID of a comment in a page. */
export const commentAnchor = (commentID: number): string => `Comment_${commentID}`;
