import { ApiFailure } from '#api/failure.ts';
import { permissionFailure } from '#api/permission-failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { collectionChoiceMachine } from './collection-choice.machine.ts';

/** The model of the collection choice: an existing collection, a new one, and a name that is taken. */
export const collectionChoiceModel = defineModel(collectionChoiceMachine, {
  events: [
    { type: 'collection.toggled', collectionID: 4 },
    { type: 'name.edited', place: 0, name: 'Glazes' },
    { type: 'name.edited', place: 0, name: 'KILNS' },
  ],
  answers: {
    loadCollections: {
      done: [{ collections: [{ collectionID: 4, name: 'Kilns' }], chosen: [4] }],
      error: [ApiFailure.unreachable()],
    },
    saveChoice: { done: [undefined], error: [permissionFailure(['community.manage'])] },
  },
  essence: ({ context: { chosen, names } }) => [chosen.length, names],
  // A name can be edited only if it has a field, and a field can be added only if all others are filled.
  never: ({ context: { names } }, { type }) =>
    (type === 'name.edited' && names.length === 0) ||
    (type === 'name.added' && names.some((name) => name.trim() === '')),
  maxPairs: 30,
  observe: ({ context: { collections, before, chosen, names, problem } }) => ({
    collections: collections.map(({ name }) => name),
    before,
    chosen,
    names,
    problem,
  }),
  invariants: {
    'the name of an existing collection is not sent': ({ value, context }) =>
      value !== 'saving' || !context.names.some((name) => name.toLowerCase() === 'kilns'),
    'a refusal preserves the choice': ({ value, context }, before) =>
      value !== 'refused' || !before || context.names === before.context.names,
  },
});
