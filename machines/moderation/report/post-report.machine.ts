import { assign, fromPromise, setup } from 'xstate';
import { failureReason } from '#machines/failure-reason.ts';

/** A reason for which a post can be reported. */
export interface ReportReason {
  readonly reportReasonID: string;
  readonly name: string;
  readonly description: string;
}

/** A report to send. Only moderators can set `isEscalated` and `isHidden`. */
export interface PostReport {
  readonly reportReasonIDs: readonly string[];
  readonly note: string;
  readonly isEscalated: boolean;
  /** Whether the post is hidden from the community immediately. */
  readonly isHidden: boolean;
}

/** The events of a post report. */
export type PostReportEvent =
  | { type: 'report.requested' }
  | { type: 'reason.toggled'; reportReasonID: string }
  | { type: 'note.edited'; note: string }
  | { type: 'escalation.toggled' }
  | { type: 'hiding.toggled' }
  | { type: 'report.submitted' }
  | { type: 'retry.requested' }
  | { type: 'dialog.closed' }
  | { type: 'discard.confirmed' }
  | { type: 'discard.cancelled' };

interface Context {
  readonly reasons: readonly ReportReason[];
  readonly report: PostReport;
  readonly problem: string;
}

/** An empty report. */
export const blankReport: PostReport = { reportReasonIDs: [], note: '', isEscalated: false, isHidden: false };

/** Whether the report is empty, so that discarding it loses nothing. */
export const isBlank = ({ reportReasonIDs, note, isEscalated }: PostReport): boolean =>
  reportReasonIDs.length === 0 && note.trim() === '' && !isEscalated;

/**
 * Reports a post to the moderators (docs/behavior/moderation.md#report-dialog). The reasons are loaded once. Entered
 * data is never lost without confirmation: closing requires confirmation, and an error preserves it.
 */
export const postReportMachine = setup({
  types: { context: {} as Context, events: {} as PostReportEvent },
  actors: {
    loadReasons: fromPromise<readonly ReportReason[]>(() =>
      Promise.reject(new Error('The actor `loadReasons` is not provided.')),
    ),
    sendReport: fromPromise<void, PostReport>(() =>
      Promise.reject(new Error('The actor `sendReport` is not provided.')),
    ),
  },
  guards: {
    knowsReasons: ({ context }) => context.reasons.length > 0,
    hasReason: ({ context }) => context.report.reportReasonIDs.length > 0,
    isBlank: ({ context }) => isBlank(context.report),
  },
  actions: {
    keepReasons: assign((_, { reasons }: { reasons: readonly ReportReason[] }) => ({ reasons })),
    toggleReason: assign(({ context: { report } }, { reportReasonID: id }: { reportReasonID: string }) => ({
      report: {
        ...report,
        reportReasonIDs: report.reportReasonIDs.includes(id)
          ? report.reportReasonIDs.filter((one) => one !== id)
          : [...report.reportReasonIDs, id],
      },
    })),
    keepNote: assign(({ context: { report } }, { note }: { note: string }) => ({ report: { ...report, note } })),
    toggleEscalation: assign(({ context: { report } }) => ({
      report: { ...report, isEscalated: !report.isEscalated, isHidden: false },
    })),
    toggleHiding: assign(({ context: { report } }) => ({ report: { ...report, isHidden: !report.isHidden } })),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: failureReason(error) })),
    forgetProblem: assign({ problem: '' }),
    forgetReport: assign({ report: blankReport, problem: '' }),
    tellSent: (_, _params: { report: PostReport }) => {},
  },
}).createMachine({
  id: 'post-report',
  context: { reasons: [], report: blankReport, problem: '' },
  initial: 'closed',
  states: {
    closed: {
      on: { 'report.requested': [{ guard: 'knowsReasons', target: 'writing' }, { target: 'loading' }] },
    },
    loading: {
      invoke: {
        src: 'loadReasons',
        onDone: {
          target: 'writing',
          actions: { type: 'keepReasons', params: ({ event }) => ({ reasons: event.output }) },
        },
        onError: { target: 'unavailable', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
      on: { 'dialog.closed': 'closed' },
    },
    unavailable: { exit: 'forgetProblem', on: { 'retry.requested': 'loading', 'dialog.closed': 'closed' } },
    writing: {
      on: {
        'reason.toggled': { actions: { type: 'toggleReason', params: ({ event }) => event } },
        'note.edited': { actions: { type: 'keepNote', params: ({ event }) => event } },
        'escalation.toggled': { actions: 'toggleEscalation' },
        'hiding.toggled': { actions: 'toggleHiding' },
        'report.submitted': [{ guard: 'hasReason', target: 'sending' }, { target: 'lacking' }],
        'dialog.closed': [{ guard: 'isBlank', target: 'closed', actions: 'forgetReport' }, { target: 'discarding' }],
      },
    },
    lacking: {
      on: {
        'reason.toggled': { target: 'writing', actions: { type: 'toggleReason', params: ({ event }) => event } },
        'note.edited': { actions: { type: 'keepNote', params: ({ event }) => event } },
        'escalation.toggled': { actions: 'toggleEscalation' },
        'hiding.toggled': { actions: 'toggleHiding' },
        'dialog.closed': [{ guard: 'isBlank', target: 'closed', actions: 'forgetReport' }, { target: 'discarding' }],
      },
    },
    sending: {
      entry: 'forgetProblem',
      invoke: {
        src: 'sendReport',
        input: ({ context }) => context.report,
        onDone: {
          target: 'sent',
          actions: { type: 'tellSent', params: ({ context: { report } }) => ({ report }) },
        },
        onError: { target: 'refused', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
    refused: {
      on: {
        'reason.toggled': {
          target: 'writing',
          actions: ['forgetProblem', { type: 'toggleReason', params: ({ event }) => event }],
        },
        'note.edited': { actions: { type: 'keepNote', params: ({ event }) => event } },
        'escalation.toggled': { actions: 'toggleEscalation' },
        'hiding.toggled': { actions: 'toggleHiding' },
        'report.submitted': 'sending',
        'dialog.closed': 'discarding',
      },
    },
    discarding: {
      on: {
        'discard.confirmed': { target: 'closed', actions: 'forgetReport' },
        'discard.cancelled': { target: 'writing', actions: 'forgetProblem' },
      },
    },
    sent: {
      entry: 'forgetReport',
      on: { 'dialog.closed': 'closed' },
    },
  },
});
