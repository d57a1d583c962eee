/** The display forms of a list of discussions (docs/behavior/discussion.md#discussion-lists). */
export const discussionForms = ['list', 'grid', 'carousel', 'link'] as const;

/** The display form of a list of discussions. */
export type DiscussionForm = (typeof discussionForms)[number];

/** Parses the display form of a setting. Returns `list` when the value is unknown. */
export const discussionForm = (value: unknown): DiscussionForm =>
  discussionForms.find((form) => form === value) ?? 'list';
