/** Labels for the visibility of a post field's value. */
export const postVisibilityLabels = {
  public: 'administration.post-field.seen.public',
  private: 'administration.post-field.seen.private',
  internal: 'administration.post-field.seen.internal',
} as const;
