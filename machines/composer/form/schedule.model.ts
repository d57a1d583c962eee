import { ApiFailure } from '#api/failure.ts';
import { fieldsFailure } from '#api/fields-failure.ts';
import { defineModel, modelStart } from '#machines/model/model.ts';
import { fieldsOf, problemOf, scheduleMachine } from './schedule.machine.ts';

const at = (minutes: number) => new Date(modelStart + minutes * 60_000).toISOString();

const taken = fieldsFailure({ recordID: 'An update is already scheduled for this item.' });

/** The model of a schedule: a valid time, one that is too soon, and every rejection. */
export const scheduleModel = defineModel(scheduleMachine, {
  starts: {
    draft: { draftStatus: 'draft' },
    scheduled: { draftStatus: 'scheduled', dateScheduled: at(3 * 24 * 60) },
    error: { draftStatus: 'error', dateScheduled: at(-60) },
  },
  events: [
    { type: 'moment.edited', ...fieldsOf(at(3 * 24 * 60)) },
    { type: 'moment.edited', ...fieldsOf(at(5)) },
  ],
  answers: {
    saveDraft: { done: [undefined], error: [ApiFailure.unreachable()] },
    scheduleDraft: { done: [undefined], error: [taken] },
    cancelSchedule: { done: [undefined], error: [ApiFailure.unreachable()] },
    post: { done: [undefined], error: [ApiFailure.unreachable()] },
  },
  essence: ({ context: { draftStatus, dateScheduled, date, time, problem } }) => [
    draftStatus,
    dateScheduled,
    date,
    time,
    problem !== '',
    problemOf(date, time, modelStart),
  ],
  never: ({ context }, event) =>
    event.type === 'moment.edited' && event.date === context.date && event.time === context.time,
  observe: ({ context: { draftStatus, date, time, problem, hasOtherSchedule, dateScheduled = null } }) => ({
    draftStatus,
    date,
    time,
    problem,
    hasOtherSchedule,
    dateScheduled,
  }),
  invariants: {
    'the scheduled time is between 15 minutes and one year ahead': (snapshot, before) =>
      !snapshot.matches('scheduling') ||
      before?.matches('scheduling') === true ||
      problemOf(snapshot.context.date, snapshot.context.time, modelStart) === '',
    'cancelling a schedule restores the draft': (snapshot, before, event) =>
      before?.value !== 'cancelling' ||
      !String(event?.type).startsWith('xstate.done') ||
      (snapshot.context.draftStatus === 'draft' && snapshot.context.dateScheduled === undefined),
  },
});
