/** Returns the time of day in a time zone, such as `22:05`. */
const timeThere = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(now);

/** Returns whether a moment is within quiet hours, which may span midnight. */
export function isQuietNow(hours: Readonly<Record<string, unknown>> | undefined, now: Date): boolean {
  const { enabled, from, until, timeZone } = hours ?? {};
  if (enabled !== true || typeof from !== 'string' || typeof until !== 'string' || from === until) return false;
  const time = timeThere(now, typeof timeZone === 'string' ? timeZone : 'UTC');
  return from < until ? time >= from && time < until : time >= from || time < until;
}
