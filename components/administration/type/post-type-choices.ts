/** What is said of who sees what a post answers. */
export const postVisibilityWords = {
  public: 'administration.post-field.seen.public',
  private: 'administration.post-field.seen.private',
  internal: 'administration.post-field.seen.internal',
} as const;
