import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { moderatorAssignmentMachine } from './moderator-assignment.machine.ts';

/** The model of an assignment to a moderator. */
export const moderatorAssignmentModel = defineSubmissionModel(moderatorAssignmentMachine, { payloads: [3, null] });
