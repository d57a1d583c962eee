import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { reportTriageMachine } from './report-triage.machine.ts';

/** How the graph of a triage is explored: a queue of two reports. */
export const reportTriageModel = defineModel(reportTriageMachine, {
  starts: { two: { reportIDs: [1, 2], openIDs: [1, 2] } },
  events: [
    { type: 'report.chosen', reportID: 2 },
    { type: 'act.requested', act: 'dismiss' },
    { type: 'act.requested', act: 'claim' },
  ],
  answers: {
    act: { done: [undefined], error: [ApiFailure.unreachable()] },
    undo: { done: [undefined], error: [ApiFailure.unreachable()] },
  },
  essence: ({ context: { current, handled, asked } }) => [current, handled.map(({ reportID }) => reportID), asked?.act],
  maxPairs: 40,
  maxSteps: 60,
  invariants: {
    'no report is handled twice': ({ context: { handled } }) =>
      new Set(handled.map(({ reportID }) => reportID)).size === handled.length,
    'only what was done is taken back': ({ context }, before, event) =>
      !before || context.handled.length >= before.context.handled.length || String(event?.type).includes('undo'),
  },
});
