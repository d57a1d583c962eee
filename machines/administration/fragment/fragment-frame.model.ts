import { defineModel } from '#machines/model/model.ts';
import { fragmentFrameMachine } from './fragment-frame.machine.ts';

/** The model of the frame of a fragment: one height, and one failure of the script. */
export const fragmentFrameModel = defineModel(fragmentFrameMachine, {
  events: [
    { type: 'frame.resized', height: 320 },
    { type: 'frame.failed', fault: { error: 'ReferenceError: map is not defined' } },
  ],
  essence: ({ context }) => [context.height],
  observe: ({ context: { height, fault } }) => ({
    height: height ?? null,
    fault: typeof fault === 'object' ? fault.error : (fault ?? null),
  }),
  invariants: {
    'a fragment that failed has its reserved height when it is tried again': (snapshot) =>
      !snapshot.matches('waiting') || snapshot.context.height === undefined,
    'a failure has a reason': (snapshot) => !snapshot.matches('failed') || snapshot.context.fault !== undefined,
  },
});
