import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { conversationInspectionMachine } from './conversation-inspection.machine.ts';

/** The model of reading a conversation of others: with a reason, and for each kind of refusal. */
export const conversationInspectionModel = defineSubmissionModel(conversationInspectionMachine, {
  payloads: ['A member reported threats in it.'],
  field: 'reason',
});
