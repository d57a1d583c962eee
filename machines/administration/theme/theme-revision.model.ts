import { permissionFailure } from '#api/permission-failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { themeRevisionMachine } from './theme-revision.machine.ts';

const answers = { done: [{}], error: [permissionFailure(['site.manage'])] };

/** The model of the theme revisions: two revisions, of which the newer is initially active. */
export const themeRevisionModel = defineModel(themeRevisionMachine, {
  starts: { second: { themeID: 'tide', active: 2 } },
  events: [
    { type: 'revision.chosen', revisionID: 1 },
    { type: 'revision.chosen', revisionID: 2 },
  ],
  answers: { previewRevision: answers, restoreRevision: answers },
  essence: ({ context }) => [context.active, context.chosen],
  // A revision that is already selected cannot be selected again.
  never: ({ context }, event) => event.type === 'revision.chosen' && event.revisionID === context.chosen,
  observe: ({ context: { active, chosen, reason } }) => ({ active, chosen, reason }),
  optimistic: { active: true },
  invariants: {
    'the active revision changes only by a response of the server': (snapshot, before) =>
      before?.context.active === snapshot.context.active || before === undefined || before.matches('restoring'),
    'the active revision cannot be restored': (snapshot) =>
      !snapshot.matches({ ready: 'chosen' }) || snapshot.context.chosen !== snapshot.context.active,
  },
});
