import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { moderatorNoteMachine } from './moderator-note.machine.ts';

/** The model of a moderator note. */
export const moderatorNoteModel = defineSubmissionModel(moderatorNoteMachine, {
  payloads: ['Known to us.'],
  field: 'body',
});
