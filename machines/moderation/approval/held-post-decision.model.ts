import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { heldPostDecisionMachine } from './held-post-decision.machine.ts';

/** The model of a decision on a held post. */
export const heldPostDecisionModel = defineSubmissionModel(heldPostDecisionMachine, {
  payloads: [
    { kind: 'approve', verifyUser: false },
    { kind: 'reject', reason: 'Please say more.' },
  ],
});
