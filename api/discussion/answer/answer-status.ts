/** What can become of an answer to a question: nothing yet, or that it was accepted or rejected. */
export const answerStatuses = ['accepted', 'rejected', 'pending'] as const;

/** What became of an answer. */
export type AnswerStatus = (typeof answerStatuses)[number];

/** What an answer is judged to be. */
export type AnswerVerdict = Exclude<AnswerStatus, 'pending'>;

/** The answers that an address asks for; undefined for all comments. */
export const answerTabIn = (text: string | undefined): AnswerVerdict | undefined =>
  text === 'accepted' || text === 'rejected' ? text : undefined;

/** Who says what became of an answer beside the asker, in the question's category (`spec/addons.md` §1). */
export const answerJudges = ['curation.manage', 'discussions.edit'] as const;
