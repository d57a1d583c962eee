/** The reasons why a translation service did not translate a text. */
export const serviceProblems = [
  'key',
  'quota',
  'busy',
  'timeout',
  'unreachable',
  'language',
  'too-long',
  'answer',
  'other',
] as const;
/** The reason why a translation service did not translate a text. */
export type ServiceProblem = (typeof serviceProblems)[number];
