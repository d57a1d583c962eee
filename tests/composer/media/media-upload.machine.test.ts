import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Media, MediaUsage } from '#api/composer/media/media.contract.ts';
import { ApiFailure } from '#api/failure.ts';
import { markdownOf } from '#components/composer/media/use-file-upload.ts';
import { connectMediaUpload } from '#machines/composer/media/media-upload.connect.ts';
import { type FileToSend, mediaUploadMachine } from '#machines/composer/media/media-upload.machine.ts';
import {
  acceptOf,
  checkUpload,
  pictureLimitsOf,
  type UploadLimits,
  uploadLimitsOf,
} from '#machines/composer/media/upload-check.ts';
import { failureReason } from '#machines/failure-reason.ts';

test('an upload reports its progress, and is handed on when complete', async () => {
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

test('the used storage is shown to a member with a quota', async () => {
  const said = async (usage?: MediaUsage) => {
    const { facts, pass } = startUpload(undefined, undefined, usage);
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

test('files are sent one after the other, including those chosen meanwhile', async () => {
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

test('cancelling an upload discards it and the files waiting behind it', async () => {
  const { facts, pass, placed, left } = startUpload();
  facts().choose([picture('one.jpg'), picture('two.jpg')]);
  await pass(150);
  facts().cancel();
  await pass(600);
  expect(facts()).toMatchObject({ isSending: false, name: '', problems: [] });
  expect(placed).toEqual([]);
  expect(left).toEqual(['one.jpg']);
});

test('a refused file shows the reason, and the next one is sent at once', async () => {
  const tooLarge = new ApiFailure(
    'media.too-large',
    { status: 413, message: 'Too large' },
    { description: 'The uploaded file was too big (max 10MB).' },
  );
  const { facts, pass, placed } = startUpload((name) => (name === 'huge.jpg' ? tooLarge : undefined));
  facts().choose([picture('huge.jpg'), picture('small.jpg'), picture('tiny.jpg')]);
  await pass(300);
  const problems = [{ name: 'huge.jpg', reason: 'The uploaded file was too big (max 10MB).' }];
  expect(facts()).toMatchObject({ isSending: true, name: 'small.jpg', problems });
  await pass(300);
  await pass(300);
  expect(placed).toEqual(['small.jpg', 'tiny.jpg']);
  expect(facts()).toMatchObject({ isSending: false, isOver: true, canRetry: false, problems });
  facts().dismiss();
  expect(facts().problems).toEqual([]);
});

test('an unexpected error without a message is still reported', async () => {
  const { facts, pass } = startUpload(() => new TypeError('boom'));
  facts().choose([picture('door.jpg')]);
  await pass(300);
  expect(facts().problems).toEqual([{ name: 'door.jpg', reason: 'The file could not be uploaded.' }]);
});

test('choosing nothing changes nothing', async () => {
  const { facts } = startUpload();
  facts().choose([]);
  expect(facts().isSending).toBe(false);
});

const limits = { maxSize: 10, extensions: ['jpg', 'pdf'] };

const reasonFor = (file: File, among: UploadLimits = limits) => {
  try {
    checkUpload(file, among);
    return undefined;
  } catch (error) {
    return failureReason(error, '');
  }
};

test.each([
  [new File(['words'], 'notes.pdf'), undefined],
  [new File(['words'], 'Door.JPG'), undefined],
  [new File(['x'.repeat(11)], 'door.jpg'), 'The uploaded file was too big (max 10 B).'],
  [
    new File(['words'], 'notes.exe'),
    'The uploaded file did not have an allowed extension. Only the following extensions are allowed. jpg, pdf.',
  ],
  [
    new File(['words'], 'notes'),
    'The uploaded file did not have an allowed extension. Only the following extensions are allowed. jpg, pdf.',
  ],
  [new File([], 'empty.jpg'), 'This file is empty.'],
])('a file is checked before it is sent: %o', (file, reason) => {
  expect(reasonFor(file)).toBe(reason);
});

test('where only images are accepted, other types allowed by the site are refused', () => {
  const pictures = pictureLimitsOf(limits);
  expect(pictures.extensions).toEqual(['jpg']);
  expect(reasonFor(new File(['words'], 'notes.pdf'), pictures)).toContain('are allowed. jpg.');
});

test('the limits are taken from the settings of the site', () => {
  const settings = { 'upload.maxSize': 2_048, 'upload.allowedExtensions': ['jpg', 'PDF'] };
  expect(uploadLimitsOf(settings)).toEqual({ maxSize: 2_048, extensions: ['jpg', 'pdf'] });
  expect(acceptOf(uploadLimitsOf(settings))).toBe('.jpg,.pdf');
  expect(reasonFor(new File(['words'], 'anything.xyz'), uploadLimitsOf({}))).toBeUndefined();
});

test('a file refused by a check is never sent, and the next one is sent', async () => {
  const { facts, pass, sent, placed } = startUpload(
    () => undefined,
    (file) => checkUpload(file, limits),
  );
  facts().choose([new File(['words'], 'notes.exe'), picture('door.jpg')]);
  await pass(300);
  expect([sent, placed, facts().problems.map(({ name }) => name)]).toEqual([['door.jpg'], ['door.jpg'], ['notes.exe']]);
});

test('failed files can be sent again, without the refused ones', async () => {
  let isAway = true;
  const refused = new ApiFailure('media.wrong-content', { status: 422, message: 'No' });
  const { facts, pass, placed } = startUpload((name) => {
    if (name === 'odd.jpg') return refused;
    return isAway ? new TypeError('boom') : undefined;
  });
  facts().choose([picture('odd.jpg'), picture('door.jpg'), picture('sill.jpg')]);
  for (const _ of [1, 2, 3]) await pass(300);
  expect(facts()).toMatchObject({ canRetry: true, isOver: true });
  isAway = false;
  facts().retry();
  for (const _ of [1, 2]) await pass(300);
  expect(placed).toEqual(['door.jpg', 'sill.jpg']);
  expect(facts().problems.map(({ name }) => name)).toEqual(['odd.jpg']);
});

test.each([
  [{ name: 'cellar-door.jpg', url: '/uploads/a.jpg', type: 'image/jpeg', size: 7 }, '![cellar door](/uploads/a.jpg)'],
  [
    { name: 'plan [2].pdf', url: '/uploads/b.pdf', type: 'application/pdf', size: 1_536 },
    '[plan \\[2\\].pdf (1.50 KB)](/uploads/b.pdf)',
  ],
])('%o is inserted into a text as an image, or as a link with name and size', (media, markdown) => {
  expect(markdownOf(media)).toBe(markdown);
});

const picture = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });

const settled = async () => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
};

/** Starts uploads that are half complete after 150 ms and end after 300 ms, on a clock that the test advances. */
function startUpload(
  faultOf: (name: string) => unknown = () => undefined,
  check: (file: File) => void = () => undefined,
  usage?: MediaUsage,
) {
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
    actors: {
      sendFile,
      checkFile: fromPromise<void, { file: File | undefined }>(async ({ input: { file } }) => file && check(file)),
    },
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
