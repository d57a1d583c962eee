import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Media, MediaUsage } from '#api/composer/media.contract.ts';
import { ApiFailure } from '#api/failure.ts';
import { connectMediaUpload } from '#machines/composer/media-upload.connect.ts';
import { type FileToSend, mediaUploadMachine } from '#machines/composer/media-upload.machine.ts';

test('a file tells how much of it is there, and is handed on once it has arrived', async () => {
  const { facts, pass, placed } = startUpload();
  facts().choose([picture('door.jpg')]);
  await settled();
  expect(facts()).toMatchObject({ isSending: true, name: 'door.jpg', percent: 0 });
  await pass(150);
  expect(facts().percent).toBe(50);
  expect(placed).toEqual([]);
  await pass(150);
  expect(facts().isSending).toBe(false);
  expect(placed).toEqual(['door.jpg']);
});

test('a member is told how much of their storage is used, where there is a quota', async () => {
  const said = async (usage?: MediaUsage) => {
    const { facts, pass } = startUpload(undefined, usage);
    facts().choose([picture('door.jpg')]);
    await pass(300);
    return facts().getStatusProps().children;
  };
  expect(await said({ used: 1_572_864, quota: 10_485_760 })).toBe(
    'door.jpg has been added. You use 1.50 MB of 10.00 MB.',
  );
  expect(await said({ used: 1_572_864, quota: null })).toBe('door.jpg has been added.');
  expect(await said()).toBe('door.jpg has been added.');
});

test('files go one after the other, also those that are chosen meanwhile', async () => {
  const { facts, pass, placed } = startUpload();
  facts().choose([picture('one.jpg'), picture('two.jpg')]);
  facts().choose([picture('three.jpg')]);
  await pass(300);
  expect(facts()).toMatchObject({ name: 'two.jpg', percent: 0 });
  await pass(300);
  await pass(300);
  expect(placed).toEqual(['one.jpg', 'two.jpg', 'three.jpg']);
  expect(facts().isSending).toBe(false);
});

test('a cancelled upload brings nothing, nor do the files that waited behind it', async () => {
  const { facts, pass, placed, left } = startUpload();
  facts().choose([picture('one.jpg'), picture('two.jpg')]);
  await pass(150);
  facts().cancel();
  await pass(600);
  expect(facts()).toMatchObject({ isSending: false, name: '', reason: undefined });
  expect(placed).toEqual([]);
  expect(left).toEqual(['one.jpg']);
});

test('a refused file says why; once that is put away the next one goes', async () => {
  const tooLarge = new ApiFailure(
    'media.too-large',
    { status: 413, message: 'Too large' },
    { description: 'The uploaded file was too big (max 10MB).' },
  );
  const { facts, pass, placed } = startUpload((name) => (name === 'huge.jpg' ? tooLarge : undefined));
  facts().choose([picture('huge.jpg'), picture('small.jpg')]);
  await pass(300);
  expect(facts()).toMatchObject({
    isSending: false,
    canRetry: false,
    reason: 'The uploaded file was too big (max 10MB).',
  });
  facts().dismiss();
  expect(facts().reason).toBeUndefined();
  await pass(300);
  expect(placed).toEqual(['small.jpg']);
});

test('a fault without words of its own is still told', async () => {
  const { facts, pass } = startUpload(() => new TypeError('boom'));
  facts().choose([picture('door.jpg')]);
  await pass(300);
  expect(facts().reason).toBe('The file could not be uploaded.');
});

test('choosing nothing changes nothing', async () => {
  const { facts } = startUpload();
  facts().choose([]);
  expect(facts().isSending).toBe(false);
});

test('a text file is refused before anything is sent', async () => {
  const { facts, sent } = startUpload();
  facts().choose([new File(['words'], 'notes.txt', { type: 'text/plain' })]);
  await settled();
  expect([facts().reason, sent]).toEqual(['notes.txt is not a picture.', []]);
});

test('what did not get there can be sent again', async () => {
  let isAway = true;
  const { facts, pass, placed } = startUpload(() => (isAway ? new TypeError('boom') : undefined));
  facts().choose([picture('door.jpg')]);
  await pass(300);
  expect(facts()).toMatchObject({ canRetry: true, reason: 'The file could not be uploaded.' });
  isAway = false;
  facts().retry();
  await pass(300);
  expect(placed).toEqual(['door.jpg']);
});

const picture = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });

const settled = async () => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
};

/** Uploads that are half there after 150 ms and end after 300 ms, on a clock that the test moves. */
function startUpload(faultOf: (name: string) => unknown = () => undefined, usage?: MediaUsage) {
  const clock = new SimulatedClock();
  const placed: string[] = [];
  const left: string[] = [];
  const sent: string[] = [];
  const sendFile = fromPromise<Media, FileToSend>(
    ({ input: { file, tell }, signal }) =>
      new Promise((resolve, reject) => {
        const name = file?.name ?? '';
        sent.push(name);
        const error = faultOf(name);
        clock.setTimeout(() => !signal.aborted && tell(0.5), 150);
        clock.setTimeout(() => (error ? reject(error) : resolve({ name, ...(usage && { usage }) } as Media)), 300);
        signal.addEventListener('abort', () => left.push(name));
      }),
  );
  const machine = mediaUploadMachine.provide({
    actors: { sendFile },
    actions: { placeMedia: (_, { media }) => placed.push(media.name) },
  });
  const actor = createActor(machine, { clock }).start();
  const facts = () => connectMediaUpload(actor.getSnapshot(), actor.send);
  const pass = async (time: number) => {
    await settled();
    clock.increment(time);
    await settled();
  };
  return { facts, pass, placed, left, sent };
}
