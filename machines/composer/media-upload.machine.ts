import { assign, fromPromise, setup } from 'xstate';
import type { Media, MediaUsage } from '#api/composer/media.contract.ts';
import { uploadWithProgress } from '#api/composer/media-upload.client.ts';
import { ApiFailure } from '#api/failure.ts';
import { fieldsFailure } from '#api/fields-failure.ts';
import { t } from '#api/words.ts';
import { reasonIn } from '#machines/reason-in.ts';

/** What befalls the uploading of files into a text. */
export type MediaUploadEvent =
  | { type: 'files.chosen'; files: readonly File[] }
  | { type: 'upload.progressed'; part: number }
  | { type: 'upload.cancelled' }
  | { type: 'retry.requested' }
  | { type: 'problem.dismissed' };

/** A file to be sent, and who hears how much of it is there, from 0 to 1. */
export interface FileToSend {
  readonly file: File | undefined;
  readonly tell: (part: number) => void;
}

const noFile = () => Promise.reject(new Error('There is no file.'));

/** Refuses what is empty before anything is sent; what else a file must be, the forum knows. */
export async function checkFile(file: File): Promise<void> {
  if (file.size === 0) throw fieldsFailure({ file: t('composer.upload.empty', { name: file.name }) });
}

/** Refuses what is no picture before anything is sent. */
export async function checkPicture(file: File): Promise<void> {
  if (!file.type.startsWith('image/'))
    throw fieldsFailure({ file: t('composer.upload.no-picture', { name: file.name }) });
  await checkFile(file);
}

/** Sends one file to the forum and tells how it goes. */
export const sendPicture = (file: File, tell: FileToSend['tell'], signal: AbortSignal): Promise<Media> =>
  uploadWithProgress(file, tell, signal);

const canComeBack = (error: unknown) =>
  !(error instanceof ApiFailure) || error.status === 0 || error.status === 429 || error.status >= 500;

/**
 * Uploads files one after the other: each is checked, sent with its progress, and handed on when it has arrived.
 *
 * What the forum refuses is told and put away; what did not get there can be sent again. The files behind it wait.
 */
export const mediaUploadMachine = setup({
  types: {
    context: {} as {
      files: readonly File[];
      part: number;
      reason: string;
      arrived: string;
      usage?: MediaUsage | undefined;
    },
    events: {} as MediaUploadEvent,
  },
  actors: {
    checkFile: fromPromise<void, { file: File | undefined }>(({ input: { file } }) =>
      file ? checkPicture(file) : noFile(),
    ),
    sendFile: fromPromise<Media, FileToSend>(({ input: { file, tell }, signal }) =>
      file ? sendPicture(file, tell, signal) : noFile(),
    ),
  },
  delays: { doneRest: 3_000 },
  guards: {
    hasMore: ({ context }) => context.files.length > 0,
    hasArrived: ({ context }) => context.arrived !== '',
    canComeBack: (_, { error }: { error: unknown }) => canComeBack(error),
  },
  actions: {
    queueFiles: assign(({ context }, { files }: { files: readonly File[] }) => ({
      files: [...context.files, ...files],
    })),
    dropFirst: assign(({ context }) => ({ files: context.files.slice(1), part: 0, reason: '' })),
    dropAll: assign({ files: [], part: 0, reason: '', arrived: '' }),
    noteArrived: assign(({ context }, { media }: { media: Media }) => ({
      arrived: context.files[0]?.name ?? '',
      usage: media.usage,
    })),
    forgetArrived: assign({ arrived: '' }),
    forgetPart: assign({ part: 0 }),
    notePart: assign((_, { part }: { part: number }) => ({ part })),
    noteReason: assign((_, { error }: { error: unknown }) => ({
      reason: reasonIn(error, t('composer.upload.failed')),
    })),
    placeMedia: (_, _params: { media: Media }) => {},
  },
}).createMachine({
  id: 'media-upload',
  context: { files: [], part: 0, reason: '', arrived: '' },
  initial: 'idle',
  on: { 'files.chosen': { actions: { type: 'queueFiles', params: ({ event }) => event } } },
  states: {
    idle: {
      on: { 'files.chosen': { target: 'next', actions: { type: 'queueFiles', params: ({ event }) => event } } },
    },
    next: {
      always: [{ guard: 'hasMore', target: 'checking' }, { guard: 'hasArrived', target: 'done' }, { target: 'idle' }],
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'checkFile',
        input: ({ context }) => ({ file: context.files[0] }),
        onDone: 'sending',
        onError: { target: 'refused', actions: { type: 'noteReason', params: ({ event }) => event } },
      },
      on: { 'upload.cancelled': { target: 'idle', actions: 'dropAll' } },
    },
    sending: {
      tags: 'busy',
      entry: 'forgetPart',
      invoke: {
        src: 'sendFile',
        input: ({ context, self }) => ({
          file: context.files[0],
          tell: (part) => self.send({ type: 'upload.progressed', part }),
        }),
        onDone: {
          target: 'next',
          actions: [
            { type: 'placeMedia', params: ({ event }) => ({ media: event.output }) },
            { type: 'noteArrived', params: ({ event }) => ({ media: event.output }) },
            'dropFirst',
          ],
        },
        onError: [
          {
            guard: { type: 'canComeBack', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'noteReason', params: ({ event }) => event },
          },
          { target: 'refused', actions: { type: 'noteReason', params: ({ event }) => event } },
        ],
      },
      on: {
        'upload.progressed': { actions: { type: 'notePart', params: ({ event }) => event } },
        'upload.cancelled': { target: 'idle', actions: 'dropAll' },
      },
    },
    done: {
      after: { doneRest: { target: 'idle', actions: 'forgetArrived' } },
      on: {
        'files.chosen': {
          target: 'next',
          actions: [{ type: 'queueFiles', params: ({ event }) => event }, 'forgetArrived'],
        },
      },
    },
    refused: {
      tags: 'error',
      on: { 'problem.dismissed': { target: 'next', actions: 'dropFirst' } },
    },
    failed: {
      tags: 'error',
      on: {
        'retry.requested': 'sending',
        'problem.dismissed': { target: 'next', actions: 'dropFirst' },
      },
    },
  },
});
