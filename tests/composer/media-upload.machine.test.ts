import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { Media } from '#api/composer/media.contract.ts';
import { ApiFailure } from '#api/failure.ts';
import { connectMediaUpload } from '#machines/composer/media-upload.connect.ts';
import { type MediaUploadEvent, mediaUploadMachine } from '#machines/composer/media-upload.machine.ts';

test('a file tells how much of it is there, and is handed on once it has arrived', () => {
  const { facts, pass, placed } = startUpload();
  facts().choose([picture('door.jpg')]);
  expect(facts()).toMatchObject({ isUploading: true, name: 'door.jpg', percent: 0 });
  pass(150);
  expect(facts().percent).toBe(50);
  expect(placed).toEqual([]);
  pass(150);
  expect(facts().isUploading).toBe(false);
  expect(placed).toEqual(['door.jpg']);
});

test('files go one after the other, also those that are chosen meanwhile', () => {
  const { facts, pass, placed } = startUpload();
  facts().choose([picture('one.jpg'), picture('two.jpg')]);
  facts().choose([picture('three.jpg')]);
  pass(300);
  expect(facts()).toMatchObject({ name: 'two.jpg', percent: 0 });
  pass(300);
  pass(300);
  expect(placed).toEqual(['one.jpg', 'two.jpg', 'three.jpg']);
  expect(facts().isUploading).toBe(false);
});

test('a cancelled upload brings nothing, nor do the files that waited behind it', () => {
  const { facts, pass, placed, left } = startUpload();
  facts().choose([picture('one.jpg'), picture('two.jpg')]);
  pass(150);
  facts().cancel();
  pass(600);
  expect(facts()).toMatchObject({ isUploading: false, name: '', reason: undefined });
  expect(placed).toEqual([]);
  expect(left).toEqual(['one.jpg']);
});

test('a refused file says why, until that is put away or others are chosen', () => {
  const tooLarge = new ApiFailure(
    'media.too-large',
    { status: 413, message: 'Too large' },
    { description: 'The uploaded file was too big (max 10MB).' },
  );
  const { facts, pass, placed } = startUpload((name) => (name === 'huge.jpg' ? tooLarge : undefined));
  facts().choose([picture('huge.jpg'), picture('small.jpg')]);
  pass(300);
  expect(facts()).toMatchObject({ isUploading: false, reason: 'The uploaded file was too big (max 10MB).' });
  facts().dismiss();
  expect(facts().reason).toBeUndefined();
  facts().choose([picture('small.jpg')]);
  pass(300);
  expect(placed).toEqual(['small.jpg']);
});

test('a fault without words of its own is still told', () => {
  const { facts, pass } = startUpload(() => new TypeError('boom'));
  facts().choose([picture('door.jpg')]);
  pass(300);
  expect(facts().reason).toBe('The file could not be uploaded.');
});

test('choosing nothing changes nothing', () => {
  const { facts } = startUpload();
  facts().choose([]);
  expect(facts().isUploading).toBe(false);
});

const picture = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });

/** Uploads that are half there after 150 ms and end after 300 ms, on a clock that the test moves. */
function startUpload(faultOf: (name: string) => unknown = () => undefined) {
  const clock = new SimulatedClock();
  const placed: string[] = [];
  const left: string[] = [];
  const uploadFile = fromCallback<MediaUploadEvent, { file: File | undefined }>(({ input: { file }, sendBack }) => {
    const name = file?.name ?? '';
    const end = () => {
      const error = faultOf(name);
      sendBack(error ? { type: 'upload.refused', error } : { type: 'upload.arrived', media: { name } as Media });
    };
    const timers = [
      clock.setTimeout(() => sendBack({ type: 'upload.progressed', part: 0.5 }), 150),
      clock.setTimeout(end, 300),
    ];
    return () => {
      if (!placed.includes(name) && !faultOf(name)) left.push(name);
      for (const timer of timers) clock.clearTimeout(timer);
    };
  });
  const machine = mediaUploadMachine.provide({
    actors: { uploadFile },
    actions: { placeMedia: (_, { media }) => placed.push(media.name) },
  });
  const actor = createActor(machine, { clock }).start();
  const facts = () => connectMediaUpload(actor.getSnapshot(), actor.send);
  return { facts, pass: (time: number) => clock.increment(time), placed, left };
}
