/** The words of a title for an address: lower case, parted by `-`, at most 80 characters; `-` when there are none. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '') || '-';

/** The address of a discussion within the site, on a page of it (specification part 2 §2). */
export const discussionUrl = (
  discussion: { readonly discussionID: number; readonly name: string },
  page = 1,
): string => {
  const base = `/discussion/${discussion.discussionID}/${encodeURIComponent(slugOf(discussion.name))}`;
  return page > 1 ? `${base}/p${page}` : base;
};

/** The address of a comment within the site: leads to the page of its discussion where it stands. */
export const commentUrl = (commentID: number): string => `/discussion/comment/${commentID}#Comment_${commentID}`;
