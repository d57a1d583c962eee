import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { commentArrivalMachine } from './comment-arrival.machine.ts';

/** The model of the display of new comments. */
export const commentArrivalModel = defineSubmissionModel(commentArrivalMachine, { payloads: [41] });
