import { assign, fromPromise, setup } from 'xstate';
import { failureReason } from '#machines/failure-reason.ts';
import type { TriageAction, TriageActionName, TriageQueue } from './triage-queue.ts';
import * as queue from './triage-queue.ts';

/** The events of the report triage. */
export type ReportTriageEvent =
  | { type: 'report.next' }
  | { type: 'report.previous' }
  | { type: 'report.chosen'; reportID: number }
  | { type: 'act.requested'; act: TriageActionName }
  | { type: 'undo.requested' };

interface Context extends TriageQueue {
  readonly problem: string;
}

const choose = {
  type: 'choose',
  params: ({ event }: { event: { reportID: number } }) => event,
} as const;

const ask = {
  guard: { type: 'isFree', params: ({ event }: { event: { act: TriageActionName } }) => event },
  actions: { type: 'ask', params: ({ event }: { event: { act: TriageActionName } }) => event },
} as const;

const takeBack = { guard: 'canTakeBack', actions: 'takeBack' } as const;

/** The transitions while no request is in flight: actions start immediately. */
const atRest = {
  'report.next': { target: 'choosing', actions: 'goOn' },
  'report.previous': { target: 'choosing', actions: 'goBack' },
  'report.chosen': { target: 'choosing', actions: choose },
  'act.requested': { ...ask, target: 'turning' },
  'undo.requested': { ...takeBack, target: 'turning' },
} as const;

/** The transitions while a request is in flight: navigation continues, actions are queued. */
const meanwhile = {
  'report.next': { actions: 'goOn' },
  'report.previous': { actions: 'goBack' },
  'report.chosen': { actions: choose },
  'act.requested': ask,
  'undo.requested': takeBack,
} as const;

const refuse = {
  target: 'refused',
  actions: [{ type: 'noteProblem', params: ({ event }: { event: { error: unknown } }) => event }, 'forgetAsked'],
} as const;

/**
 * Handles a queue of reports one by one. After an action the next report becomes current immediately. Actions can be
 * undone, last first. Actions requested while another is in flight are queued. After an error its report becomes
 * current, the reason is shown, and the queued actions are dropped, because they were requested before the error was
 * known.
 */
export const reportTriageMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ReportTriageEvent,
    input: {} as { readonly reportIDs: readonly number[]; readonly openIDs: readonly number[] },
  },
  actors: {
    act: fromPromise<void, TriageAction>(() => Promise.reject(new Error('The actor `act` is not provided.'))),
    undo: fromPromise<void, TriageAction>(() => Promise.reject(new Error('The actor `undo` is not provided.'))),
  },
  guards: {
    isFree: ({ context }, { act }: { act: TriageActionName }) => queue.canRequestAction(context, act),
    canTakeBack: ({ context }) => queue.canUndoAction(context),
    hasUndos: ({ context: { undos } }) => undos > 0,
    hasWaiting: ({ context: { waiting } }) => waiting.length > 0,
  },
  actions: {
    goOn: assign(({ context }) => ({ current: queue.adjacentReport(context, 1) })),
    goBack: assign(({ context }) => ({ current: queue.adjacentReport(context, -1) })),
    choose: assign((_, { reportID }: { reportID: number }) => ({ current: reportID })),
    ask: assign(({ context }, { act }: { act: TriageActionName }) => queue.enqueueAction(context, act)),
    takeBack: assign(({ context }) => queue.undoLastAction(context)),
    takeUp: assign(({ context }) => queue.startNextAction(context)),
    keepDone: assign(({ context }) => queue.completeAction(context)),
    keepUndone: assign(({ context }) => queue.completeUndo(context)),
    forgetAsked: assign(({ context }) => queue.dropQueuedActions(context)),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: failureReason(error) })),
    forgetProblem: assign({ problem: '' }),
  },
}).createMachine({
  id: 'report-triage',
  context: ({ input: { reportIDs, openIDs } }) => ({
    reportIDs,
    current: openIDs[0] ?? reportIDs[0] ?? 0,
    handled: [],
    asked: undefined,
    undos: 0,
    waiting: [],
    problem: '',
  }),
  initial: 'choosing',
  states: {
    choosing: { on: atRest },
    turning: {
      always: [
        { guard: 'hasUndos', target: 'undoing' },
        { guard: 'hasWaiting', target: 'acting', actions: 'takeUp' },
        { target: 'choosing' },
      ],
    },
    acting: {
      on: meanwhile,
      invoke: {
        src: 'act',
        input: ({ context: { asked } }) => asked ?? { reportID: 0, act: 'claim' },
        onDone: { target: 'turning', actions: 'keepDone' },
        onError: refuse,
      },
    },
    undoing: {
      on: meanwhile,
      invoke: {
        src: 'undo',
        input: ({ context: { handled } }) => handled.at(-1) ?? { reportID: 0, act: 'claim' },
        onDone: { target: 'turning', actions: 'keepUndone' },
        onError: refuse,
      },
    },
    refused: { exit: 'forgetProblem', on: atRest },
  },
});
