import { assign, fromPromise, setup } from 'xstate';
import type { Media, MediaUsage } from '#api/composer/media/media.contract.ts';
import { uploadWithProgress } from '#api/composer/media/media-upload.client.ts';
import { ApiFailure } from '#api/failure.ts';
import { t } from '#api/translations.ts';
import { failureReason } from '#machines/failure-reason.ts';

/** The events of uploads into a text. */
export type MediaUploadEvent =
  | { type: 'files.chosen'; files: readonly File[] }
  | { type: 'upload.progressed'; part: number }
  | { type: 'upload.cancelled' }
  | { type: 'retry.requested' }
  | { type: 'problem.dismissed' };

/** A file to upload, and the callback that receives the uploaded fraction, from 0 to 1. */
export interface FileToSend {
  readonly file: File | undefined;
  readonly tell: (part: number) => void;
}

const noFile = () => Promise.reject(new Error('The actor is not provided.'));

/** Uploads one file to the forum and reports the progress. */
export const sendUpload = (file: File, tell: FileToSend['tell'], signal: AbortSignal): Promise<Media> =>
  uploadWithProgress(file, tell, signal);

const canComeBack = (error: unknown) =>
  !(error instanceof ApiFailure) || error.status === 0 || error.status === 429 || error.status >= 500;

/** A rejected file, the reason, and whether a retry may succeed. */
export interface UploadProblem {
  readonly file: File;
  readonly reason: string;
  readonly canRetry: boolean;
}

interface MediaUploadContext {
  readonly files: readonly File[];
  readonly part: number;
  readonly problems: readonly UploadProblem[];
  readonly arrived: string;
  /** The storage that the member uses, from the response to the last upload. */
  readonly usage?: MediaUsage | undefined;
}

/**
 * Uploads files one after the other: each is checked, sent with its progress, and passed on when it is complete.
 *
 * A file that is rejected or does not arrive is recorded with the reason, and the next one follows. When all are done,
 * the files that did not arrive can be sent again.
 */
export const mediaUploadMachine = setup({
  types: { context: {} as MediaUploadContext, events: {} as MediaUploadEvent },
  actors: {
    checkFile: fromPromise<void, { file: File | undefined }>(({ input: { file } }) =>
      file ? Promise.resolve() : noFile(),
    ),
    sendFile: fromPromise<Media, FileToSend>(({ input: { file, tell }, signal }) =>
      file ? sendUpload(file, tell, signal) : noFile(),
    ),
  },
  delays: { doneRest: 3_000 },
  guards: {
    hasMore: ({ context }) => context.files.length > 0,
    hasFailed: ({ context }) => context.problems.some(({ canRetry }) => canRetry),
    hasRefused: ({ context }) => context.problems.length > 0,
    hasArrived: ({ context }) => context.arrived !== '',
  },
  actions: {
    queueFiles: assign(({ context }, { files }: { files: readonly File[] }) => ({
      files: [...context.files, ...files],
    })),
    queueAgain: assign(({ context: { files, problems } }) => ({
      files: [...files, ...problems.filter(({ canRetry }) => canRetry).map(({ file }) => file)],
      problems: problems.filter(({ canRetry }) => !canRetry),
    })),
    dropFirst: assign(({ context }) => ({ files: context.files.slice(1), part: 0 })),
    dropFiles: assign({ files: [], part: 0, arrived: '' }),
    noteArrived: assign(({ context }, { media }: { media: Media }) => ({
      arrived: context.files[0]?.name ?? '',
      usage: media.usage,
    })),
    forgetArrived: assign({ arrived: '' }),
    notePart: assign((_, { part }: { part: number }) => ({ part })),
    noteProblem: assign(({ context: { files, problems } }, { error }: { error: unknown }) => {
      const [file] = files;
      const reason = failureReason(error, t('composer.upload.failed'));
      return file ? { problems: [...problems, { file, reason, canRetry: canComeBack(error) }] } : {};
    }),
    forgetProblems: assign({ problems: [] }),
    placeMedia: (_, _params: { media: Media }) => {},
  },
}).createMachine({
  id: 'media-upload',
  context: { files: [], part: 0, problems: [], arrived: '' },
  initial: 'idle',
  on: {
    'files.chosen': { actions: { type: 'queueFiles', params: ({ event }) => event } },
  },
  states: {
    idle: {
      on: { 'files.chosen': { target: 'next', actions: { type: 'queueFiles', params: ({ event }) => event } } },
    },
    next: {
      always: [
        { guard: 'hasMore', target: 'checking' },
        { guard: 'hasFailed', target: 'failed' },
        { guard: 'hasRefused', target: 'refused' },
        { guard: 'hasArrived', target: 'done' },
        { target: 'idle' },
      ],
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'checkFile',
        input: ({ context }) => ({ file: context.files[0] }),
        onDone: 'sending',
        onError: {
          target: 'next',
          actions: [{ type: 'noteProblem', params: ({ event }) => event }, 'dropFirst'],
        },
      },
      on: { 'upload.cancelled': { target: 'next', actions: 'dropFiles' } },
    },
    sending: {
      tags: 'busy',
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
        onError: {
          target: 'next',
          actions: [{ type: 'noteProblem', params: ({ event }) => event }, 'dropFirst'],
        },
      },
      on: {
        'upload.progressed': { actions: { type: 'notePart', params: ({ event }) => event } },
        'upload.cancelled': { target: 'next', actions: 'dropFiles' },
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
      on: {
        'files.chosen': { target: 'next', actions: { type: 'queueFiles', params: ({ event }) => event } },
        'problem.dismissed': { target: 'next', actions: 'forgetProblems' },
      },
    },
    failed: {
      tags: 'error',
      on: {
        'files.chosen': { target: 'next', actions: { type: 'queueFiles', params: ({ event }) => event } },
        'retry.requested': { target: 'next', actions: 'queueAgain' },
        'problem.dismissed': { target: 'next', actions: 'forgetProblems' },
      },
    },
  },
});
