/** The address of a member's profile within the site (specification part 1 §2). */
export const profileUrl = (user: { readonly userID: number; readonly name: string }): string =>
  `/profile/${user.userID}/${encodeURIComponent(user.name)}`;

/** The address of a list on a member's profile: what they started, or what they replied. */
export const profileListUrl = (
  user: { readonly userID: number; readonly name: string },
  list: 'discussions' | 'comments',
): string => profileUrl(user).replace('/profile/', `/profile/${list}/`);

/** The address of what others reacted to on a member's profile; with a reaction's code, of that reaction alone. */
export const profileReactionsUrl = (user: { readonly name: string }, urlcode?: string): string =>
  `/profile/reactions/${encodeURIComponent(user.name)}${urlcode ? `?reaction=${encodeURIComponent(urlcode)}` : ''}`;
