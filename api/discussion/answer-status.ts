/** What can become of an answer to a question: nothing yet, or that it was accepted or rejected. */
export const answerStatuses = ['accepted', 'rejected', 'pending'] as const;

/** What became of an answer. */
export type AnswerStatus = (typeof answerStatuses)[number];

/** Who says what became of an answer beside the asker, in the question's category (`spec/addons.md` §1). */
export const answerJudges = ['curation.manage', 'discussions.edit'] as const;
