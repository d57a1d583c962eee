import type { Settings } from '#server/administration/setting/settings.ts';
import { localTime } from '#server/mail/mail-preference.ts';

const hour = 3_600_000;

type ScheduleSettings = Pick<Settings, 'backup.schedule' | 'backup.hour' | 'backup.weekday' | 'mail.timeZone'>;

/** Whether a full hour is one at which a backup is scheduled, in the time zone of the site. */
function isPlanned(settings: ScheduleSettings, time: number): boolean {
  const { weekday, minutes } = localTime(new Date(time), settings['mail.timeZone']);
  return (
    Math.floor(minutes / 60) === settings['backup.hour'] &&
    (settings['backup.schedule'] === 'daily' || weekday === settings['backup.weekday'])
  );
}

function findPlanned(settings: ScheduleSettings, start: number, step: number): Date | undefined {
  if (settings['backup.schedule'] === 'off') return undefined;
  // Some days have no such hour, because the clocks change.
  for (let count = 0, time = start; count < 24 * 15; count += 1, time += step)
    if (isPlanned(settings, time)) return new Date(time);
  return undefined;
}

/** Returns the time of the next scheduled backup; undefined when none is scheduled. */
export const nextBackup = (settings: ScheduleSettings, now: Date): Date | undefined =>
  findPlanned(settings, (Math.floor(now.getTime() / hour) + 1) * hour, hour);

/** Returns the latest time at which a backup was scheduled; undefined when none is scheduled. */
export const lastPlannedBackup = (settings: ScheduleSettings, now: Date): Date | undefined =>
  findPlanned(settings, Math.floor(now.getTime() / hour) * hour, -hour);
