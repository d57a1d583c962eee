/** Why a translation service did not translate. */
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
/** Why a translation service did not translate. */
export type ServiceProblem = (typeof serviceProblems)[number];
