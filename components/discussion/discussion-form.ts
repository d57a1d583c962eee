/** The display forms of a list of discussions (`spec/screens.md` B1). */
export const discussionForms = ['list', 'grid', 'carousel', 'link'] as const;

/** The display form of a list of discussions. */
export type DiscussionForm = (typeof discussionForms)[number];

/** Parses the display form of a setting. Returns `list` when the value is unknown. */
export const discussionForm = (value: unknown): DiscussionForm =>
  discussionForms.find((form) => form === value) ?? 'list';
