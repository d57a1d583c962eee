/** Returns the site-relative URL of a member's profile (docs/behavior/member.md#profile). */
export const profileUrl = (user: { readonly userID: number; readonly name: string }): string =>
  `/profile/${user.userID}/${encodeURIComponent(user.name)}`;

/** Returns the URL of a list on a member's profile: the discussions they started or the comments they wrote. */
export const profileListUrl = (
  user: { readonly userID: number; readonly name: string },
  list: 'discussions' | 'comments',
): string => profileUrl(user).replace('/profile/', `/profile/${list}/`);

/**
 * Returns the URL of the list of a member's posts that received reactions. With a reaction code, the list contains only
 * posts with that reaction.
 */
export const profileReactionsUrl = (user: { readonly name: string }, urlcode?: string): string =>
  `/profile/reactions/${encodeURIComponent(user.name)}${urlcode ? `?reaction=${encodeURIComponent(urlcode)}` : ''}`;
