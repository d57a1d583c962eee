import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { codeCopyMachine } from './code-copy.machine.ts';

/** The model of copying a code block. */
export const codeCopyModel = defineSubmissionModel(codeCopyMachine, {
  errors: [new Error('The browser blocks the clipboard.')],
});
