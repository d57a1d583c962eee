/** The possible states of an answer to a question. `pending` means neither accepted nor rejected. */
export const answerStatuses = ['accepted', 'rejected', 'pending'] as const;

/** The state of an answer to a question. */
export type AnswerStatus = (typeof answerStatuses)[number];

/** The verdict on an answer: accepted or rejected. */
export type AnswerVerdict = Exclude<AnswerStatus, 'pending'>;

/** Parses the answer filter of a URL. Returns undefined when the URL selects all comments. */
export const parseAnswerFilter = (text: string | undefined): AnswerVerdict | undefined =>
  text === 'accepted' || text === 'rejected' ? text : undefined;

/**
 * The permissions that allow a member other than the question's author to accept or reject answers, checked in the
 * question's category (docs/behavior/discussion.md#answers).
 */
export const answerVerdictPermissions = ['curation.manage', 'discussions.edit'] as const;
