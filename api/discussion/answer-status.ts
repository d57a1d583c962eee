/** What can become of an answer to a question: nothing yet, or that it was accepted or rejected. */
export const answerStatuses = ['accepted', 'rejected', 'pending'] as const;

/** What became of an answer. */
export type AnswerStatus = (typeof answerStatuses)[number];
