import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { readMarkingMachine } from './read-marking.machine.ts';

/** The model of the marking of discussions as read. */
export const readMarkingModel = defineSubmissionModel(readMarkingMachine);
