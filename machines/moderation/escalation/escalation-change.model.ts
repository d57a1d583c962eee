import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { escalationChangeMachine } from './escalation-change.machine.ts';

/** The model of a change of an escalation. */
export const escalationChangeModel = defineSubmissionModel(escalationChangeMachine, {
  payloads: [{ recordIsLive: false }],
});
