import { assign, fromPromise, setup } from 'xstate';
import {
  formProblemOf,
  noProblem,
  type SubmissionProblem,
} from '#machines/primitives/submission/submission-problem.ts';

/** The part of a picture to be stored, in percent of its width and height. */
export interface PhotoArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The input of a photo upload: the selected file and the area to be stored. */
export interface PhotoChoice {
  readonly file: Blob;
  readonly area: PhotoArea | undefined;
}

/** The events of the photo machine. */
export type PhotoCropEvent =
  | { type: 'file.chosen'; file: Blob }
  | { type: 'area.moved'; area: PhotoArea }
  | { type: 'save.requested' }
  | { type: 'crop.cancelled' }
  | { type: 'removal.requested' };

interface Context {
  readonly file: Blob | undefined;
  readonly area: PhotoArea | undefined;
  readonly refusal: SubmissionProblem;
}

/**
 * The machine with which members select a photo, move and zoom the crop area, and remove the photo
 * (docs/behavior/member.md#photos).
 *
 * Nothing is sent before the member saves. After an error the file and the area are preserved, so that the member can
 * retry.
 */
export const memberPhotoCropMachine = setup({
  types: { context: {} as Context, events: {} as PhotoCropEvent },
  actors: {
    savePhoto: fromPromise<unknown, PhotoChoice>(() =>
      Promise.reject(new Error('The actor `savePhoto` is not provided.')),
    ),
    removePhoto: fromPromise<unknown>(() => Promise.reject(new Error('The actor `removePhoto` is not provided.'))),
  },
  actions: {
    keepFile: assign((_, { file }: { file: Blob }) => ({ file, area: undefined, refusal: noProblem })),
    keepArea: assign((_, { area }: { area: PhotoArea }) => ({ area })),
    forgetFile: assign({ file: undefined, area: undefined, refusal: noProblem }),
    forgetRefusal: assign({ refusal: noProblem }),
    keepRefusal: assign({ refusal: (_, { error }: { error: unknown }) => formProblemOf(error) }),
  },
}).createMachine({
  id: 'member-photo-crop',
  context: { file: undefined, area: undefined, refusal: noProblem },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'file.chosen': { target: 'cropping', actions: { type: 'keepFile', params: ({ event }) => event } },
        'removal.requested': 'removing',
      },
    },
    cropping: {
      on: {
        'area.moved': { actions: { type: 'keepArea', params: ({ event }) => event } },
        'save.requested': { target: 'saving', actions: 'forgetRefusal' },
        'crop.cancelled': { target: 'ready', actions: 'forgetFile' },
      },
    },
    saving: {
      tags: ['busy'],
      invoke: {
        src: 'savePhoto',
        input: ({ context }) => ({ file: context.file as Blob, area: context.area }),
        onDone: { target: 'saved', actions: 'forgetFile' },
        onError: { target: 'refused', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
    },
    refused: {
      tags: ['error'],
      on: {
        'area.moved': { actions: { type: 'keepArea', params: ({ event }) => event } },
        'save.requested': { target: 'saving', actions: 'forgetRefusal' },
        'crop.cancelled': { target: 'ready', actions: 'forgetFile' },
      },
    },
    removing: {
      tags: ['busy'],
      invoke: {
        src: 'removePhoto',
        onDone: 'saved',
        onError: { target: 'unremoved', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
    },
    unremoved: {
      tags: ['error'],
      on: {
        'file.chosen': { target: 'cropping', actions: { type: 'keepFile', params: ({ event }) => event } },
        'removal.requested': { target: 'removing', actions: 'forgetRefusal' },
      },
    },
    saved: {
      on: {
        'file.chosen': { target: 'cropping', actions: { type: 'keepFile', params: ({ event }) => event } },
        'removal.requested': 'removing',
      },
    },
  },
});
