import type { Settings } from '#server/administration/setting/settings.ts';
import { localTime } from './mail-preference.ts';

const hour = 3_600_000;

/** Returns the times of the next five weekly digests, in the site's time zone. */
export function upcomingDigests(
  settings: Pick<Settings, 'digest.hour' | 'digest.weekday' | 'mail.timeZone'>,
  now: Date,
): Date[] {
  const found: Date[] = [];
  for (let time = Math.ceil(now.getTime() / hour) * hour; found.length < 5; time += hour) {
    const { weekday, minutes } = localTime(new Date(time), settings['mail.timeZone']);
    if (weekday === settings['digest.weekday'] && Math.floor(minutes / 60) === settings['digest.hour'])
      found.push(new Date(time));
  }
  return found;
}
