import { assign, fromCallback, setup } from 'xstate';
import type { Media } from '#api/composer/media.contract.ts';
import { uploadWithProgress } from '#api/composer/media-upload.client.ts';
import { ApiFailure } from '#api/failure.ts';

/** What befalls the uploading of files into a text. */
export type MediaUploadEvent =
  | { type: 'files.chosen'; files: readonly File[] }
  | { type: 'upload.progressed'; part: number }
  | { type: 'upload.arrived'; media: Media }
  | { type: 'upload.refused'; error: unknown }
  | { type: 'upload.cancelled' }
  | { type: 'problem.dismissed' };

/** Sends one file and tells how it goes. */
export const uploadFile = fromCallback<MediaUploadEvent, { file: File | undefined }>(
  ({ input: { file }, sendBack }) => {
    const leaving = new AbortController();
    if (file)
      uploadWithProgress(file, (part) => sendBack({ type: 'upload.progressed', part }), leaving.signal).then(
        (media) => sendBack({ type: 'upload.arrived', media }),
        (error: unknown) => !leaving.signal.aborted && sendBack({ type: 'upload.refused', error }),
      );
    return () => leaving.abort(new DOMException('The upload was cancelled.', 'AbortError'));
  },
);

const reasonIn = (error: unknown) =>
  error instanceof ApiFailure ? error.details.description || error.message : 'The file could not be uploaded.';

/** Uploads files one after the other, tells how far the present one is, and hands each on when it has arrived. */
export const mediaUploadMachine = setup({
  types: {
    context: {} as { files: readonly File[]; part: number; reason: string },
    events: {} as MediaUploadEvent,
  },
  actors: { uploadFile },
  guards: { hasMore: ({ context }) => context.files.length > 0 },
  actions: {
    queueFiles: assign(({ context }, { files }: { files: readonly File[] }) => ({
      files: [...context.files, ...files],
      reason: '',
    })),
    dropFirst: assign(({ context }) => ({ files: context.files.slice(1), part: 0 })),
    dropAll: assign({ files: [], part: 0 }),
    notePart: assign((_, { part }: { part: number }) => ({ part })),
    noteReason: assign((_, { error }: { error: unknown }) => ({ reason: reasonIn(error) })),
    forgetReason: assign({ reason: '' }),
    placeMedia: (_, _params: { media: Media }) => {},
  },
}).createMachine({
  id: 'media-upload',
  context: { files: [], part: 0, reason: '' },
  initial: 'idle',
  on: { 'files.chosen': { target: '.next', actions: { type: 'queueFiles', params: ({ event }) => event } } },
  states: {
    idle: {},
    next: { always: [{ guard: 'hasMore', target: 'uploading' }, { target: 'idle' }] },
    uploading: {
      invoke: { src: 'uploadFile', input: ({ context }) => ({ file: context.files[0] }) },
      on: {
        'files.chosen': { actions: { type: 'queueFiles', params: ({ event }) => event } },
        'upload.progressed': { actions: { type: 'notePart', params: ({ event }) => event } },
        'upload.arrived': {
          target: 'next',
          actions: [{ type: 'placeMedia', params: ({ event }) => event }, 'dropFirst'],
        },
        'upload.refused': {
          target: 'failed',
          actions: [{ type: 'noteReason', params: ({ event }) => event }, 'dropAll'],
        },
        'upload.cancelled': { target: 'idle', actions: 'dropAll' },
      },
    },
    failed: { on: { 'problem.dismissed': { target: 'idle', actions: 'forgetReason' } } },
  },
});
