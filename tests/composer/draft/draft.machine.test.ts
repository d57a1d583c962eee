import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { ApiError } from '#api/errors.ts';
import { connectDraft } from '#machines/composer/draft/draft.connect.ts';
import { draftMachine } from '#machines/composer/draft/draft.machine.ts';
import { copyFromDraft, type DraftSave } from '#machines/composer/draft/draft-copy.ts';
import { draftDevice } from '#machines/composer/draft/draft-device.ts';
import type { DraftEvent } from '#machines/composer/draft/draft-setup.ts';
import { createTextStore } from '#machines/composer/draft/text-store.ts';
import { blankWriting, type DraftMark, type TextCopy } from '#machines/composer/form/writing.ts';

test('every change is stored on the device at once, without a debounce', async () => {
  const device = aDevice();
  const { type } = startKeeping({ device });
  await type('H');
  await type('Hello');
  expect(device.bodies()).toEqual(['Hello']);
});

test('a burst of changes is saved on the server once, 5 seconds after the last one', async () => {
  const { type, clock, saves, facts } = startKeeping();
  await type('H');
  clock.increment(4_999);
  await type('Hello');
  clock.increment(4_999);
  expect(saves).toEqual([]);
  clock.increment(1);
  await settled();
  expect(saves).toEqual(['Hello']);
  expect(facts().state).toBe('saved');
});

test('text typed while a save is in flight is saved next', async () => {
  const { type, clock, saves } = startKeeping();
  await type('one');
  clock.increment(5_000);
  await type('one two');
  await settled();
  clock.increment(1_000);
  clock.increment(5_000);
  await settled();
  expect(saves).toEqual(['one', 'one two']);
});

test('a draft is restored when its editor opens again', async () => {
  const device = aDevice();
  await startKeeping({ device }).type('Half a thought');
  const again = startKeeping({ device });
  await settled();
  expect(again.facts().writing.body).toBe('Half a thought');
  await again.type('Half a thought, and the rest');
  expect(device.bodies()).toEqual(['Half a thought, and the rest']);
});

test('drafts of different members, records and parents are never mixed', async () => {
  const device = aDevice();
  await startKeeping({ device, key: '1/comment/new/discussion:1' }).type('Mine');
  const other = startKeeping({ device, key: '2/comment/new/discussion:1' });
  await settled();
  expect(other.facts().writing.body).toBe('');
});

test('a discarded draft is restored by Undo, also after a reload', async () => {
  const device = aDevice();
  const { type, send, facts } = startKeeping({ device });
  await type('Precious');
  send({ type: 'discard.requested' });
  await settled();
  expect(facts()).toMatchObject({ writing: { body: '' }, state: 'discarded' });
  const again = startKeeping({ device });
  await settled();
  again.send({ type: 'undo.requested' });
  expect(again.facts().writing.body).toBe('Precious');
});

test('a text deleted character by character is restored as a whole', async () => {
  const { type, send, facts } = startKeeping();
  for (const body of ['Hello', 'Hell', 'H', '']) await type(body);
  send({ type: 'undo.requested' });
  expect(facts().writing.body).toBe('Hello');
});

test('discarding deletes the copy on the server too', async () => {
  const { type, clock, send, removed } = startKeeping();
  await type('Precious');
  clock.increment(5_000);
  await settled();
  send({ type: 'discard.requested' });
  await settled();
  expect(removed).toEqual([7]);
});

test('a failed save leaves the text on the device, is reported, and can be retried', async () => {
  const { type, clock, send, facts, answer, saves } = startKeeping();
  answer(() => Promise.reject(new ApiError('server.unexpected')));
  await type('Hello');
  clock.increment(5_000);
  await settled();
  expect(facts()).toMatchObject({ state: 'failed', writing: { body: 'Hello' } });
  answer(undefined);
  send({ type: 'retry.requested' });
  await settled();
  expect(facts().state).toBe('saved');
  expect(saves).toEqual(['Hello', 'Hello']);
});

test('a draft rejected by the server stays on the device with the reason, and is sent again after a change', async () => {
  const device = aDevice();
  const { type, clock, saves, facts, answer, send } = startKeeping({ device });
  answer(() => Promise.reject(ApiError.fields({ parentRecordID: 'There is no discussion 34.' })));
  await type('Every word');
  clock.increment(5_000);
  await settled();
  expect(facts().state).toBe('refused');
  expect(facts().getStatusProps().children).toContain('There is no discussion 34.');
  clock.increment(120_000);
  await settled();
  expect([saves, device.bodies()]).toEqual([['Every word'], ['Every word']]);
  answer(undefined);
  send({ type: 'retry.requested' });
  await settled();
  expect(facts().state).toBe('saved');
  await type('Every word, and one more');
  clock.increment(1_000);
  clock.increment(5_000);
  await settled();
  expect(saves.at(-1)).toBe('Every word, and one more');
});

test('a newer copy on the server is shown next to the local one, and nothing is saved until the author chooses', async () => {
  const { type, clock, send, facts, answer, saves } = startKeeping();
  const record = { draftID: 7, version: 4, attributes: { body: 'From the telephone' } };
  answer(() => Promise.reject(new ApiError('draft.stale', { record })));
  await type('From the desk');
  clock.increment(5_000);
  await settled();
  expect(facts()).toMatchObject({
    writing: { body: 'From the desk' },
    other: { isOnServer: true, writing: { body: 'From the telephone' } },
  });
  clock.increment(60_000);
  expect(saves).toHaveLength(1);
  send({ type: 'copy.chosen', which: 'other' });
  expect(facts()).toMatchObject({ writing: { body: 'From the telephone' }, other: undefined });
});

test('after a choice between two copies, the other copy is stored too', async () => {
  const device = aDevice();
  const { type, send } = startKeeping({ device });
  await type('Mine');
  send({ type: 'copy.appeared', copy: aCopy('Theirs') });
  send({ type: 'copy.chosen', which: 'mine' });
  await settled();
  expect(device.copies()).toMatchObject([{ writing: { body: 'Mine' }, before: { body: 'Theirs' } }]);
});

test('two tabs that write the same draft both preserve their text', async () => {
  const device = aDevice();
  const one = startKeeping({ device, tab: 'one' });
  const two = startKeeping({ device, tab: 'two' });
  await settled();
  await one.type('From tab one');
  await two.type('From tab two');
  two.send({ type: 'copy.appeared', copy: { ...aCopy('From tab one'), tab: 'one' } });
  expect(device.bodies().sort()).toEqual(['From tab one', 'From tab two']);
  expect(two.facts().other?.writing.body).toBe('From tab one');
});

test('a tab without changes continues with the text of another tab', async () => {
  const { send, facts } = startKeeping();
  await settled();
  send({ type: 'copy.appeared', copy: aCopy('Typed elsewhere') });
  expect(facts()).toMatchObject({ writing: { body: 'Typed elsewhere' }, other: undefined });
});

test('another device continues with the copy on the server', async () => {
  const draft = { draftID: 7, version: 3, attributes: { body: 'From the telephone' } };
  const { facts } = startKeeping({ onServer: copyFromDraft(draft, 1_000) });
  await settled();
  expect(facts()).toMatchObject({ state: 'saved', writing: { body: 'From the telephone' } });
});

test('text typed while the stored draft is being read is shown next to it', async () => {
  const device = aDevice();
  await startKeeping({ device }).type('Kept before');
  const { type, facts } = startKeeping({ device, typed: 'New words' });
  await type('New words!');
  expect(facts()).toMatchObject({ writing: { body: 'New words!' }, other: { writing: { body: 'Kept before' } } });
});

test('a draft remains until the server has acknowledged the post, and is deleted afterwards', async () => {
  const device = aDevice();
  const { type, send } = startKeeping({ device });
  await type('Hello');
  send({ type: 'posting.began' });
  send({ type: 'posting.refused' });
  await settled();
  expect(device.bodies()).toEqual(['Hello']);
  send({ type: 'posting.began' });
  send({ type: 'posting.acknowledged' });
  await settled();
  expect(device.bodies()).toEqual([]);
});

test('a restored draft that is posted unchanged does not reappear', async () => {
  const device = aDevice();
  await startKeeping({ device }).type('Hello');
  const { send } = startKeeping({ device });
  await settled();
  send({ type: 'posting.began' });
  send({ type: 'posting.acknowledged' });
  await settled();
  expect(device.bodies()).toEqual([]);
});

test('a post waits for a save in flight, so that no draft is left behind', async () => {
  const { type, clock, send, actor } = startKeeping();
  await type('Hello');
  clock.increment(5_000);
  send({ type: 'posting.began' });
  expect(actor.getSnapshot().matches({ open: { server: 'saving' } })).toBe(true);
  await settled();
  expect(actor.getSnapshot()).toMatchObject({
    value: { open: { server: 'paused' } },
    context: { draft: { draftID: 7 } },
  });
});

test('a draft waits for the network while offline, and is then saved', async () => {
  const { type, clock, send, facts, answer, saves } = startKeeping();
  await type('Hello');
  send({ type: 'network.lost' });
  clock.increment(5_000);
  expect(facts().state).toBe('offline');
  expect(saves).toEqual([]);
  answer(undefined);
  send({ type: 'network.returned' });
  await settled();
  expect([facts().state, saves]).toEqual(['saved', ['Hello']]);
});

test('a requested save is sent at once; another request within the same second waits until it has passed', async () => {
  const { type, clock, send, saves } = startKeeping();
  await type('one');
  send({ type: 'save.requested' });
  await settled();
  expect(saves).toEqual(['one']);
  await type('one two');
  send({ type: 'save.requested' });
  clock.increment(999);
  await settled();
  expect(saves).toEqual(['one']);
  clock.increment(1);
  await settled();
  expect(saves).toEqual(['one', 'one two']);
});

test('a change of only category or tags is stored on the device and saved', async () => {
  const device = aDevice();
  const { send, clock, saves } = startKeeping({ device });
  send({ type: 'text.edited', writing: { ...blankWriting, meta: { categoryID: 5 } } });
  await settled();
  expect(device.copies()).toMatchObject([{ writing: { meta: { categoryID: 5 } } }]);
  clock.increment(5_000);
  await settled();
  expect(saves).toHaveLength(1);
});

test('emptying a saved draft prompts for its deletion after 1200 ms, and it is never saved empty', async () => {
  const { type, clock, saves, facts } = startKeeping();
  await type('Hello');
  clock.increment(5_000);
  await settled();
  clock.increment(1_000);
  await type('');
  clock.increment(1_199);
  expect(facts().state).toBe('empty');
  clock.increment(1);
  expect(facts().getStatusProps().children).toBe('You have an empty draft saved. Do you want to delete it?');
  clock.increment(60_000);
  await settled();
  expect(saves).toEqual(['Hello']);
});

test('a failed removal of a discarded draft from the server is reported, and Retry removes it', async () => {
  const { type, clock, send, facts, refuseRemoval, removed } = startKeeping();
  await type('Precious');
  clock.increment(5_000);
  await settled();
  refuseRemoval(new ApiError('server.unexpected'));
  send({ type: 'discard.requested' });
  await settled();
  expect(facts().state).toBe('unremoved');
  refuseRemoval(undefined);
  send({ type: 'retry.requested' });
  await settled();
  expect([facts().state, removed]).toEqual(['discarded', [7, 7]]);
});

test('a device that cannot store the text reports it', async () => {
  const { type, facts } = startKeeping({ device: aDevice(() => Promise.reject(new Error('Quota exceeded'))) });
  await type('Hello');
  expect(facts()).toMatchObject({ state: 'lost', writing: { body: 'Hello' } });
});

test('no sequence of editor actions loses text except discarding it', async () => {
  const steps: fc.Arbitrary<DraftEvent | 'pause' | 'reload'> = fc.oneof(
    fc.constant('pause' as const),
    fc.constant('reload' as const),
    fc.string({ minLength: 1, maxLength: 8 }).map((body) => edit(`word ${body}`)),
    fc.constant<DraftEvent>({ type: 'undo.requested' }),
    fc.constant<DraftEvent>({ type: 'posting.began' }),
    fc.constant<DraftEvent>({ type: 'posting.refused' }),
    fc.constant<DraftEvent>({ type: 'retry.requested' }),
    fc.constant<DraftEvent>({ type: 'copy.appeared', copy: aCopy('Elsewhere') }),
    fc.constantFrom('mine' as const, 'other' as const).map((which) => ({ type: 'copy.chosen' as const, which })),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 20 }), async (visit) => {
      const device = aDevice();
      let keeping = startKeeping({ device });
      await keeping.type('The first words');
      for (const step of visit) {
        if (step === 'pause') keeping.clock.increment(5_000);
        else if (step === 'reload') keeping = startKeeping({ device });
        else keeping.send(step);
        await settled();
        expect(keeping.facts().writing.body.trim()).not.toBe('');
        expect(device.bodies().join('').trim()).not.toBe('');
      }
    }),
    { numRuns: 100 },
  );
});

const edit = (body: string): DraftEvent => ({ type: 'text.edited', writing: { ...blankWriting, body } });

const aCopy = (body: string): TextCopy => ({
  tab: 'elsewhere',
  changedAt: Date.now() + 1_000,
  writing: { ...blankWriting, body },
});

const settled = async () => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
};

function aDevice(refuse?: () => Promise<never>) {
  const shelves = new Map<string, readonly TextCopy[]>();
  const store = createTextStore({
    read: async (key) => shelves.get(key) ?? [],
    async change(key, change) {
      await refuse?.();
      shelves.set(key, change(shelves.get(key) ?? []));
      return shelves.get(key) ?? [];
    },
  });
  const copies = () => [...shelves.values()].flat();
  return { store, copies, bodies: () => copies().map(({ writing }) => writing.body) };
}

interface Start {
  readonly device?: ReturnType<typeof aDevice>;
  readonly key?: string;
  readonly tab?: string;
  readonly typed?: string;
  readonly onServer?: TextCopy;
}

let tabs = 0;

function startKeeping({ device = aDevice(), key = 'key', tab = `tab ${++tabs}`, typed, onServer }: Start = {}) {
  const clock = new SimulatedClock();
  const saves: string[] = [];
  const removed: (number | undefined)[] = [];
  let refusal: (() => Promise<never>) | undefined;
  let removalError: unknown;
  const machine = draftMachine.provide({
    actors: {
      ...draftDevice(device.store),
      findOnServer: fromPromise(async () => onServer),
      saveDraft: fromPromise<DraftMark, DraftSave>(async ({ input }) => {
        saves.push(input.writing.body);
        await refusal?.();
        return { draftID: 7, version: saves.length };
      }),
      removeDraft: fromPromise<void, { draft: DraftMark | undefined }>(async ({ input }) => {
        removed.push(input.draft?.draftID);
        if (removalError) throw removalError;
      }),
    },
  });
  const input = {
    key,
    tab,
    begin: blankWriting,
    ...(typed !== undefined && { typed: { ...blankWriting, body: typed } }),
  };
  const actor = createActor(machine, { clock, input }).start();
  return {
    actor,
    clock,
    saves,
    removed,
    send: actor.send,
    facts: () => connectDraft(actor.getSnapshot(), actor.send),
    refuseRemoval: (error: unknown) => {
      removalError = error;
    },
    answer: (way: (() => Promise<never>) | undefined) => {
      refusal = way;
    },
    async type(body: string) {
      actor.send(edit(body));
      await settled();
    },
  };
}
