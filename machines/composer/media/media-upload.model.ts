import type { Media } from '#api/composer/media/media.contract.ts';
import { ApiFailure } from '#api/failure.ts';
import { fieldsFailure } from '#api/fields-failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { mediaUploadMachine } from './media-upload.machine.ts';

const picture = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });

const arrived: Media = {
  mediaID: 12,
  name: 'cellar-door.jpg',
  url: 'https://forum.example/uploads/cellar-door.jpg',
  type: 'image/jpeg',
  size: 7,
  width: 640,
  height: 480,
  dateInserted: '2026-11-20T12:00:00Z',
  insertUserID: 7,
  foreignType: 'embed',
  foreignID: 7,
};

const tooLarge = new ApiFailure(
  'media.too-large',
  { status: 413, message: 'Too large' },
  { description: 'The uploaded file was too big (max 10MB).' },
);

/** The model of uploads: one image, and another one chosen meanwhile. */
export const mediaUploadModel = defineModel(mediaUploadMachine, {
  events: [
    { type: 'files.chosen', files: [picture('cellar-door.jpg')] },
    { type: 'upload.progressed', part: 0.5 },
  ],
  answers: {
    checkFile: { done: [undefined], error: [fieldsFailure({ file: 'This file is empty.' })] },
    sendFile: { done: [arrived], error: [tooLarge, ApiFailure.unreachable()] },
  },
  essence: ({ context }) => [
    Math.min(context.files.length, 3),
    context.arrived !== '',
    context.part,
    context.problems.slice(0, 2).map(({ canRetry }) => canRetry),
  ],
  never: ({ context }, { type }) =>
    type === 'files.chosen' && (context.files.length > 1 || context.problems.length + context.files.length > 1),
  observe: ({ context: { files, part, problems, arrived } }) => ({
    file: files[0]?.name ?? '',
    waiting: Math.max(0, files.length - 1),
    problems: problems.map(({ file, reason }) => `${file.name}: ${reason}`),
    canRetry: problems.map(({ canRetry }) => canRetry),
    part,
    arrived,
  }),
  invariants: {
    'a file leaves the queue only when it is uploaded, refused or cancelled': ({ context }, before, event) =>
      !before ||
      context.files.length >= before.context.files.length ||
      event?.type === 'upload.cancelled' ||
      context.problems.length > before.context.problems.length ||
      context.arrived !== '',
    'a refused file does not block the next one': (snapshot) =>
      !snapshot.hasTag('error') || snapshot.context.files.length === 0,
    'the progress of a file begins at nothing': ({ value, context: { part } }, before) =>
      value !== 'sending' || before?.value === 'sending' || part === 0,
    'every problem has a reason': ({ context }) => context.problems.every(({ reason }) => reason !== ''),
  },
});
