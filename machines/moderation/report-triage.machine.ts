import { assign, fromPromise, setup } from 'xstate';
import { reasonIn } from '#machines/reason-in.ts';

/** What can be done with a report by one key: all but claiming ends it. */
export type TriageAct = 'dismiss' | 'remove' | 'close' | 'escalate' | 'claim';

/** One step that is asked of the server. */
export interface TriageStep {
  readonly reportID: number;
  readonly act: TriageAct;
}

/** What befalls the triage of a queue. */
export type ReportTriageEvent =
  | { type: 'report.next' }
  | { type: 'report.previous' }
  | { type: 'report.chosen'; reportID: number }
  | { type: 'act.requested'; act: TriageAct }
  | { type: 'undo.requested' };

interface Context {
  readonly reportIDs: readonly number[];
  /** The report that keys are about. */
  readonly current: number;
  /** What was handled here, the last one last. */
  readonly handled: readonly TriageStep[];
  readonly asked: TriageStep | undefined;
  readonly problem: string;
}

const beside = ({ reportIDs, current }: Context, step: number): number => {
  const place = reportIDs.indexOf(current) + step;
  return reportIDs[Math.min(Math.max(place, 0), reportIDs.length - 1)] ?? current;
};

const moves = {
  'report.next': { target: 'choosing', actions: 'goOn' },
  'report.previous': { target: 'choosing', actions: 'goBack' },
  'report.chosen': {
    target: 'choosing',
    actions: { type: 'choose', params: ({ event }: { event: { reportID: number } }) => event },
  },
  'act.requested': {
    guard: 'isOpen',
    target: 'acting',
    actions: { type: 'ask', params: ({ event }: { event: { act: TriageAct } }) => event },
  },
  'undo.requested': { guard: 'hasHandled', target: 'undoing' },
} as const;

/**
 * Goes through a queue of reports: one is looked at, something is done with it, the next one follows. What was done can
 * be taken back, the last first. A refusal keeps the report where it is and says why.
 */
export const reportTriageMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ReportTriageEvent,
    input: {} as { readonly reportIDs: readonly number[]; readonly openIDs: readonly number[] },
  },
  actors: {
    act: fromPromise<void, TriageStep>(() => Promise.reject(new Error('Nobody handles this report.'))),
    undo: fromPromise<void, TriageStep>(() => Promise.reject(new Error('Nobody takes this back.'))),
  },
  guards: {
    isOpen: ({ context: { current, handled } }) => !handled.some(({ reportID }) => reportID === current),
    hasHandled: ({ context: { handled } }) => handled.length > 0,
    isClaim: ({ context: { asked } }) => asked?.act === 'claim',
  },
  actions: {
    goOn: assign(({ context }) => ({ current: beside(context, 1) })),
    goBack: assign(({ context }) => ({ current: beside(context, -1) })),
    choose: assign((_, { reportID }: { reportID: number }) => ({ current: reportID })),
    ask: assign(({ context: { current } }, { act }: { act: TriageAct }) => ({ asked: { reportID: current, act } })),
    keepHandled: assign(({ context: { handled, asked } }) => ({ handled: asked ? [...handled, asked] : handled })),
    takeBack: assign(({ context: { handled, current } }) => ({
      handled: handled.slice(0, -1),
      current: handled.at(-1)?.reportID ?? current,
    })),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: reasonIn(error) })),
    forgetProblem: assign({ problem: '' }),
  },
}).createMachine({
  id: 'report-triage',
  context: ({ input: { reportIDs, openIDs } }) => ({
    reportIDs,
    current: openIDs[0] ?? reportIDs[0] ?? 0,
    handled: [],
    asked: undefined,
    problem: '',
  }),
  initial: 'choosing',
  states: {
    choosing: { on: moves },
    acting: {
      invoke: {
        src: 'act',
        input: ({ context: { asked } }) => asked ?? { reportID: 0, act: 'claim' },
        onDone: [
          { guard: 'isClaim', target: 'choosing' },
          { target: 'choosing', actions: ['keepHandled', 'goOn'] },
        ],
        onError: { target: 'refused', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
    undoing: {
      invoke: {
        src: 'undo',
        input: ({ context: { handled } }) => handled.at(-1) ?? { reportID: 0, act: 'claim' },
        onDone: { target: 'choosing', actions: 'takeBack' },
        onError: { target: 'refused', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
    refused: { exit: 'forgetProblem', on: moves },
  },
});
