import type { PremoderationVerdict } from '#api/moderation/approval/held-post.contract.ts';
import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { premoderationTrialMachine } from './premoderation-trial.machine.ts';

const held: PremoderationVerdict = {
  outcome: 'held',
  causes: ['spam'],
  findings: [{ what: 'links', subject: '3', score: 2 }],
  spamScore: 6,
};

/** The model of the trial of the premoderation rules. */
export const premoderationTrialModel = defineSubmissionModel(premoderationTrialMachine, {
  payloads: [{ body: 'Buy now.' }],
  outputs: [held],
  field: 'body',
});
