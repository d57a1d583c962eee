import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { type RecordSave, recordNoticeMachine } from './record-notice.machine.ts';

/** The save of another member. */
export const otherSave: RecordSave = { revisionID: 10, name: 'Sami', date: '2026-11-20T11:43:00Z' };

/** The model of the notice of another save, in an editor that has the revision 8. */
export const recordNoticeModel = defineModel(recordNoticeMachine, {
  starts: { start: { knownRevisionID: 8 } },
  events: [{ type: 'revision.known', revisionID: otherSave.revisionID }],
  answers: { readSave: { done: [otherSave], error: [ApiFailure.unreachable()] } },
  essence: ({ context }) => context.knownRevisionID,
  never: ({ context }, event) => event.type === 'revision.known' && context.knownRevisionID === event.revisionID,
  observe: ({ context }) => ({ name: context.save?.name ?? '' }),
  unobserved: { knownRevisionID: 'the revision of the editor, which decides about the notice' },
  invariants: {
    'a save is shown until it is known': (snapshot) =>
      snapshot.matches('shown') === (snapshot.context.save !== undefined),
    'a known revision is not shown': ({ context: { save, knownRevisionID } }) => save?.revisionID !== knownRevisionID,
  },
});
