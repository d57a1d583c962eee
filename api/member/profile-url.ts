/** The address of a member's profile within the site (specification part 1 §2). */
export const profileUrl = (user: { readonly userID: number; readonly name: string }): string =>
  `/profile/${user.userID}/${encodeURIComponent(user.name)}`;
