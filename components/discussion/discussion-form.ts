/** The forms that a list of discussions can have (`spec/screens.md` B1). */
export const discussionForms = ['list', 'grid', 'carousel', 'link'] as const;

/** The form of a list of discussions. */
export type DiscussionForm = (typeof discussionForms)[number];

/** The form that a setting asks for; a list when it asks for none that is known. */
export const discussionForm = (value: unknown): DiscussionForm =>
  discussionForms.find((form) => form === value) ?? 'list';
