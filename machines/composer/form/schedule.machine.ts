import { assign, fromPromise, setup } from 'xstate';
import { ApiFailure } from '#api/failure.ts';
import { t } from '#api/translations.ts';
import { failureReason } from '#machines/failure-reason.ts';

/** The events of a draft's schedule. */
export type ScheduleEvent =
  | { type: 'schedule.requested' }
  | { type: 'moment.edited'; date: string; time: string }
  | { type: 'schedule.confirmed' }
  | { type: 'cancel.requested' }
  | { type: 'post.requested' }
  | { type: 'override.confirmed' }
  | { type: 'dialog.closed' }
  | { type: 'retry.requested' }
  | { type: 'problem.dismissed' };

/** The schedule of a draft when its form opens. `dateScheduled` is ISO 8601 in UTC. */
export interface ScheduleInput {
  readonly draftStatus: 'draft' | 'scheduled' | 'error';
  readonly dateScheduled?: string | undefined;
}

/** The context of a schedule. `date` (2026-11-21) and `time` (10:30) are as entered, in the member's time zone. */
export interface ScheduleContext extends ScheduleInput {
  readonly date: string;
  readonly time: string;
  readonly problem: string;
  /** Whether another schedule of the same post prevents this one. */
  readonly hasOtherSchedule: boolean;
}

const minute = 60_000;
const earliest = 15 * minute;
const latest = 365 * 24 * 60 * minute;

/** Returns the timestamp of an entered date and time, in milliseconds. Returns NaN when one is missing or invalid. */
export const momentOf = (date: string, time: string): number => new Date(`${date}T${time}`).getTime();

/**
 * Returns the error message for a publication time. Returns an empty string when it is valid
 * (docs/behavior/composer.md#scheduling).
 */
export function problemOf(date: string, time: string, now: number): string {
  const moment = momentOf(date, time);
  if (Number.isNaN(moment)) return t('composer.schedule.no-moment');
  if (moment < now + earliest) return t('composer.schedule.too-early');
  return moment > now + latest ? t('composer.schedule.too-late') : '';
}

const two = (value: number) => String(value).padStart(2, '0');

/** Converts a timestamp (ISO 8601) to the values of date and time fields, in the member's time zone. */
export function fieldsOf(moment: string | undefined): { date: string; time: string } {
  if (!moment) return { date: '', time: '' };
  const at = new Date(moment);
  return {
    date: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}

const noCall = () => Promise.reject(new Error('The actor is not provided.'));

/**
 * Manages when a draft is published (docs/behavior/composer.md#scheduling): between 15 minutes and one year ahead. The
 * draft is saved before a time is chosen; cancelling the schedule makes it an ordinary draft again. A draft that is posted
 * immediately stays scheduled until the page shows the post.
 */
export const scheduleMachine = setup({
  types: { input: {} as ScheduleInput, context: {} as ScheduleContext, events: {} as ScheduleEvent },
  actors: {
    saveDraft: fromPromise<void>(noCall),
    scheduleDraft: fromPromise<void, { dateScheduled: string }>(noCall),
    cancelSchedule: fromPromise<void>(noCall),
    post: fromPromise<void>(noCall),
  },
  guards: {
    isScheduled: ({ context }) => context.draftStatus === 'scheduled',
    hasFailed: ({ context }) => context.draftStatus === 'error',
    hasProblem: ({ context }) => context.problem !== '',
  },
  actions: {
    noteMoment: assign((_, { date, time }: { date: string; time: string }) => ({ date, time, problem: '' })),
    offerMoment: assign(({ context }) => ({
      ...fieldsOf(context.dateScheduled),
      problem: '',
      hasOtherSchedule: false,
    })),
    judgeMoment: assign(({ context: { date, time } }) => ({ problem: problemOf(date, time, Date.now()) })),
    noteScheduled: assign(({ context: { date, time } }) => ({
      draftStatus: 'scheduled' as const,
      dateScheduled: new Date(momentOf(date, time)).toISOString(),
    })),
    noteCancelled: assign({ draftStatus: 'draft' as const, dateScheduled: undefined }),
    noteProblem: assign((_, { error }: { error: unknown }) => ({
      problem: failureReason(error, t('composer.schedule.unreachable')),
      hasOtherSchedule: error instanceof ApiFailure && error.details.errors?.['recordID'] !== undefined,
    })),
    forgetProblem: assign({ problem: '', hasOtherSchedule: false }),
  },
}).createMachine({
  id: 'schedule',
  context: ({ input }) => ({ ...input, ...fieldsOf(input.dateScheduled), problem: '', hasOtherSchedule: false }),
  initial: 'settling',
  states: {
    settling: {
      always: [
        { guard: 'isScheduled', target: 'scheduled' },
        { guard: 'hasFailed', target: 'error' },
        { target: 'unscheduled' },
      ],
    },
    unscheduled: { on: { 'schedule.requested': 'preparing' } },
    preparing: {
      tags: 'busy',
      invoke: {
        src: 'saveDraft',
        onDone: { target: 'choosing', actions: 'offerMoment' },
        onError: { target: 'unprepared', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
    unprepared: {
      tags: 'error',
      on: {
        'retry.requested': 'preparing',
        'problem.dismissed': { target: 'settling', actions: 'forgetProblem' },
      },
    },
    choosing: {
      tags: 'open',
      on: {
        'moment.edited': { actions: { type: 'noteMoment', params: ({ event }) => event } },
        'schedule.confirmed': 'judging',
        'dialog.closed': { target: 'settling', actions: 'forgetProblem' },
      },
    },
    judging: {
      entry: 'judgeMoment',
      always: [{ guard: 'hasProblem', target: 'choosing' }, { target: 'scheduling' }],
    },
    scheduling: {
      tags: ['open', 'busy'],
      invoke: {
        src: 'scheduleDraft',
        input: ({ context: { date, time } }) => ({ dateScheduled: new Date(momentOf(date, time)).toISOString() }),
        onDone: { target: 'scheduled', actions: 'noteScheduled' },
        onError: { target: 'refused', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
    refused: {
      tags: ['open', 'error'],
      on: {
        'moment.edited': { target: 'choosing', actions: { type: 'noteMoment', params: ({ event }) => event } },
        'schedule.confirmed': 'judging',
        'dialog.closed': { target: 'settling', actions: 'forgetProblem' },
      },
    },
    scheduled: {
      on: {
        'schedule.requested': { target: 'choosing', actions: 'offerMoment' },
        'cancel.requested': 'cancelling',
        'post.requested': 'overriding',
      },
    },
    overriding: {
      tags: 'open',
      on: { 'override.confirmed': 'posting', 'dialog.closed': 'scheduled' },
    },
    posting: {
      tags: 'busy',
      invoke: {
        src: 'post',
        onDone: 'scheduled',
        onError: { target: 'unposted', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
    unposted: {
      tags: 'error',
      on: {
        'retry.requested': 'posting',
        'problem.dismissed': { target: 'settling', actions: 'forgetProblem' },
      },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        src: 'cancelSchedule',
        onDone: { target: 'unscheduled', actions: 'noteCancelled' },
        onError: { target: 'uncancelled', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
    uncancelled: {
      tags: 'error',
      on: {
        'retry.requested': 'cancelling',
        'problem.dismissed': { target: 'settling', actions: 'forgetProblem' },
      },
    },
    error: {
      tags: 'error',
      on: {
        'schedule.requested': { target: 'choosing', actions: 'offerMoment' },
        'cancel.requested': 'cancelling',
      },
    },
  },
});
