/** Where discussions and comments are read; the same on both sides of the wire. All addresses are within the site. */

/** The most characters of a slug. */
const longest = 80;

/** A name for addresses: letters and digits of any script, joined by hyphens, at most 80 characters. */
export function slugOf(name: string): string {
  return (isPlain.test(name) ? plainSlug(name) : slugOfAnyScript(name)) || 'discussion';
}

/** Names without other than ASCII are most names, and much quicker to read. */
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

/** The address of a discussion, from the second page on with the page. */
export function discussionUrl({ discussionID, name }: { discussionID: number; name: string }, page = 1): string {
  return `/discussion/${discussionID}/${encodeURIComponent(slugOf(name))}${page > 1 ? `/p${page}` : ''}`;
}

/** The permanent address of a comment; it leads to the page the comment is on. */
export const commentUrl = (commentID: number): string => `/discussion/comment/${commentID}#Comment_${commentID}`;

/** The id of a comment's element in a page. */
export const commentAnchor = (commentID: number): string => `Comment_${commentID}`;
