import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { memberPhotoCropMachine } from './member-photo-crop.machine.ts';

const refusal = new ApiFailure('media.not-allowed', { status: 422, message: 'This is no picture.' });

/**
 * The test model of the photo machine: saved, rejected and removed. The position of the crop area does not distinguish
 * states.
 */
export const memberPhotoCropModel = defineModel(memberPhotoCropMachine, {
  events: [
    { type: 'file.chosen', file: new Blob(['x'], { type: 'image/png' }) },
    { type: 'area.moved', area: { x: 10, y: 10, width: 50, height: 50 } },
  ],
  answers: {
    savePhoto: { done: [undefined], error: [refusal] },
    removePhoto: { done: [undefined], error: [ApiFailure.unreachable()] },
  },
  essence: ({ context: { file } }) => file !== undefined,
  observe: ({ context: { file, refusal } }) => ({ hasFile: file !== undefined, refusal: refusal.message }),
  unobserved: { area: 'the browser reports it once the picture is laid out' },
  invariants: {
    'only a chosen picture is sent': ({ value, context: { file } }) => value !== 'saving' || file !== undefined,
  },
  maxPairs: 60,
});
