import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '#api/errors.ts';
import {
  connectCollectionChoice,
  formatSavedMessage,
} from '#machines/moderation/collection/collection-choice.connect.ts';
import {
  type CollectionChoice,
  collectionChoiceMachine,
  type KnownCollections,
} from '#machines/moderation/collection/collection-choice.machine.ts';

test('the collections that contain the record are ticked initially', async () => {
  const { facts } = await startChoosing();
  expect(facts().collections.map(({ collectionID }) => facts().getCollectionProps(collectionID).checked)).toEqual([
    true,
    false,
  ]);
});

test('the ticked collections and the trimmed new names are sent', async () => {
  const { facts, sent, said } = await startChoosing();
  facts().getCollectionProps(1).onChange();
  facts().getCollectionProps(2).onChange();
  write(facts, ' Glazes ');
  facts().addName();
  facts().getSubmitProps().onClick();
  await settled();
  expect(sent).toEqual([{ collectionIDs: [2], names: ['Glazes'] }]);
  expect(said).toEqual(['Success! Added to 2 collections. Removed from 1 collection.']);
  expect(facts().state).toBe('closed');
});

test.each(['KILNS', ' kilns'])('the name %j of an existing collection is reported and blocks sending', async (name) => {
  const { facts, sent } = await startChoosing();
  write(facts, name);
  facts().getSubmitProps().onClick();
  expect([facts().clashAt(0), facts().getSubmitProps().disabledReason, sent]).toEqual([
    `A collection named "${name.trim()}" already exists.`,
    'This name is taken. Choose another name.',
    [],
  ]);
});

test('of two new collections with the same name, the second is reported', async () => {
  const { facts } = await startChoosing();
  write(facts, 'Glazes');
  facts().addName();
  facts()
    .getNameProps(1)
    .onChange({ target: { value: 'glazes' } });
  expect([facts().clashAt(0), facts().clashAt(1)]).toEqual([undefined, 'A collection named "glazes" already exists.']);
});

test('a refusal preserves the choice, and it can be sent again', async () => {
  const answers = [() => Promise.reject(ApiError.permission(['community.manage'])), async () => undefined];
  const { facts, sent } = await startChoosing(() => answers.shift()?.() ?? Promise.resolve());
  write(facts, 'Glazes');
  facts().getSubmitProps().onClick();
  await settled();
  expect([facts().problem, facts().names]).toEqual([
    'You need the community.manage permission to do that.',
    ['Glazes'],
  ]);
  facts().getSubmitProps().onClick();
  await settled();
  expect(sent).toEqual(Array(2).fill({ collectionIDs: [1], names: ['Glazes'] }));
});

test('the message about a saved choice gives the counts, with a singular for one collection', () => {
  expect(formatSavedMessage([], { collectionIDs: [1], names: [] })).toBe('Success! Added to 1 collection.');
  expect(formatSavedMessage([1, 2], { collectionIDs: [], names: [] })).toBe('Success! Removed from 2 collections.');
  expect(formatSavedMessage([1], { collectionIDs: [1], names: [] })).toBe('Success!');
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function write(facts: () => ReturnType<typeof connectCollectionChoice>, value: string) {
  facts().addName();
  facts().getNameProps(0).onChange({ target: { value } });
}

async function startChoosing(answer: () => Promise<void> = async () => undefined) {
  const [sent, said]: [CollectionChoice[], string[]] = [[], []];
  const machine = collectionChoiceMachine.provide({
    actors: {
      loadCollections: fromPromise<KnownCollections>(async () => ({
        collections: [
          { collectionID: 1, name: 'Best of the bench' },
          { collectionID: 2, name: 'Kilns' },
        ],
        chosen: [1],
      })),
      saveChoice: fromPromise<void, CollectionChoice>(({ input }) => {
        sent.push(input);
        return answer();
      }),
    },
    actions: { tellSaved: (_, { before, choice }) => void said.push(formatSavedMessage(before, choice)) },
  });
  const actor = createActor(machine).start();
  const facts = () => connectCollectionChoice(actor.getSnapshot(), actor.send);
  facts().request();
  await settled();
  return { facts, sent, said };
}
