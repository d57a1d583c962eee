import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { ScheduleEvent, scheduleMachine } from './schedule.machine.ts';

type Snapshot = SnapshotFrom<typeof scheduleMachine>;

const wordsFor = (snapshot: Snapshot, dateOf: (iso: string) => string): string => {
  const { dateScheduled } = snapshot.context;
  const when = dateScheduled ? dateOf(dateScheduled) : '';
  if (snapshot.matches('preparing')) return t('composer.schedule.preparing');
  if (snapshot.matches('posting')) return t('composer.schedule.posting');
  if (snapshot.matches('cancelling')) return t('composer.schedule.cancelling');
  if (snapshot.matches('error')) return t('composer.schedule.error');
  return snapshot.matches('scheduled') ? t('composer.schedule.published', { date: when }) : '';
};

/**
 * Maps a snapshot of a schedule to props: its status text, the date and time being chosen, and the functions that send
 * events.
 */
export function connectSchedule(
  snapshot: Snapshot,
  send: (event: ScheduleEvent) => void,
  dateOf: (iso: string) => string,
) {
  const { date, time, problem, hasOtherSchedule, draftStatus } = snapshot.context;
  const can = (type: ScheduleEvent['type']) => snapshot.can({ type } as ScheduleEvent);
  const act = (type: Exclude<ScheduleEvent['type'], 'moment.edited'>) => ({
    hidden: !can(type),
    onClick: () => send({ type } as ScheduleEvent),
  });
  const isChoosing = snapshot.matches('choosing') || snapshot.matches('scheduling') || snapshot.matches('refused');
  return {
    date,
    time,
    problem: snapshot.matches('choosing') || snapshot.hasTag('error') ? problem : '',
    hasOtherSchedule,
    isScheduled: draftStatus === 'scheduled',
    isBusy: snapshot.hasTag('busy'),
    isChoosing,
    isOverriding: snapshot.matches('overriding'),
    edit: (next: { date: string; time: string }) => {
      if (can('moment.edited')) send({ type: 'moment.edited', ...next });
    },
    confirm: () => {
      if (can('schedule.confirmed')) send({ type: 'schedule.confirmed' });
    },
    close: () => {
      if (can('dialog.closed')) send({ type: 'dialog.closed' });
    },
    override: () => send({ type: 'override.confirmed' }),
    getRootProps: () => stateProps(snapshot),
    getStatusProps: () => ({ role: 'status' as const, children: wordsFor(snapshot, dateOf) }),
    getScheduleProps: () => act('schedule.requested'),
    getCancelProps: () => act('cancel.requested'),
    getPostProps: () => act('post.requested'),
    getRetryProps: () => act('retry.requested'),
    getDismissProps: () => act('problem.dismissed'),
  };
}

/** The state of a draft's schedule, as views use it. */
export type Schedule = ReturnType<typeof connectSchedule>;
