import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

/** Translates a post. The payload is its title, for a discussion, and its HTML; the output is its translation. */
export const postTranslationMachine = createSubmissionMachine('post-translation');
