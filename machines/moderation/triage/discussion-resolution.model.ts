import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { discussionResolutionMachine } from './discussion-resolution.machine.ts';

/** The model of the resolution of a discussion. */
export const discussionResolutionModel = defineSubmissionModel(discussionResolutionMachine);
