import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { reportTriageMachine } from './report-triage.machine.ts';
import { canUndoAction } from './triage-queue.ts';

const inWords = ({ reportID, act }: { reportID: number; act: string }) => `${act} ${reportID}`;

/** The model of the triage: two reports, with at most one queued action. */
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
  essence: ({ context: { current, handled, asked, undos, waiting } }) => [
    current,
    handled.map(({ reportID }) => reportID),
    asked,
    undos,
    waiting,
  ],
  // Longer queues behave the same; report-triage.machine.test.ts covers one.
  never: ({ value, context: { waiting, undos } }, { type }) =>
    type.endsWith('.requested') && waiting.length + undos > (value === 'undoing' ? 1 : 0),
  maxPairs: 40,
  maxSteps: 60,
  observe: ({ value, context }) => {
    const { current, handled, asked, undos, waiting, problem } = context;
    return {
      current,
      handled: handled.map(inWords),
      lastHandled: handled.at(-1)?.act ?? null,
      asked: asked ? inWords(asked) : null,
      undos,
      waiting: waiting.map(inWords),
      underway: [...(asked ? [asked] : []), ...waiting].map(inWords).sort(),
      mayUndo: value === 'undoing' || canUndoAction(context),
      problem,
    };
  },
  invariants: {
    'the queue is empty while no action is in flight': ({ value, context: { waiting, undos } }) =>
      value === 'acting' || value === 'undoing' || waiting.length + undos === 0,
    'no report is handled twice': ({ context: { handled } }) =>
      new Set(handled.map(({ reportID }) => reportID)).size === handled.length,
    'only completed actions are undone': ({ context }, before, event) =>
      !before || context.handled.length >= before.context.handled.length || String(event?.type).includes('undo'),
  },
});
