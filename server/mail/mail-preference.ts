import { findPreferences, type StoredPreferences } from '#server/notification/notification-preference.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** The frequency of a member's digest. */
export type DigestFrequency = 'none' | 'daily' | 'weekly';

/** The e-mail preferences of a member, which are stored with the notification preferences. */
export interface MailPreference {
  readonly digest: DigestFrequency;
  /** The period during which deferrable e-mails wait, in minutes since midnight. It may span midnight. */
  readonly quietHours: { readonly from: number; readonly until: number } | undefined;
  /** A time zone such as Europe/Paris; undefined if the member has not chosen one. */
  readonly timeZone: string | undefined;
  /** The language of e-mails; undefined for the member's own language. */
  readonly language: string | undefined;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

const minutesOf = (time: unknown, otherwise: number): number => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(String(time)) ?? [];
  return hours === undefined ? otherwise : Number(hours) * 60 + Number(minutes);
};

/** Extracts the e-mail preferences from the stored preferences. `usual` is the digest of members who have not chosen one. */
export function mailPreferenceIn(stored: StoredPreferences = {}, usual: DigestFrequency = 'none'): MailPreference {
  const { Digest, QuietHours, NotificationLanguage } = stored;
  const timeZone = textOf(QuietHours?.['timeZone']);
  const digest = Digest?.['frequency'];
  return {
    digest: digest === 'daily' || digest === 'weekly' || digest === 'none' ? digest : usual,
    quietHours:
      QuietHours?.['enabled'] === true
        ? { from: minutesOf(QuietHours['from'], 1_320), until: minutesOf(QuietHours['until'], 420) }
        : undefined,
    timeZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined,
    language: textOf(NotificationLanguage?.['language']),
  };
}

/** Returns the e-mail preferences of a member. */
export async function readMailPreference(db: Queryable, userID: number): Promise<MailPreference> {
  return mailPreferenceIn((await findPreferences(db, [userID])).get(userID));
}

/** Returns whether the runtime supports a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The date and time of a moment in a time zone. */
export interface LocalTime {
  /** Formatted as 2026-11-21. */
  readonly date: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Minutes since midnight. */
  readonly minutes: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns the date and time of a moment in a time zone. */
export function localTime(moment: Date, timeZone: string): LocalTime {
  const parts = clockOf(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '0';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  return {
    date,
    weekday: new Date(`${date}T00:00:00Z`).getUTCDay(),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** Returns the end of the quiet hours that contain a moment; undefined if the moment is outside the quiet hours. */
export function quietUntil({ quietHours }: MailPreference, moment: Date, timeZone: string): Date | undefined {
  if (!quietHours || quietHours.from === quietHours.until) return undefined;
  const { from, until } = quietHours;
  const { minutes } = localTime(moment, timeZone);
  const isQuiet = from < until ? minutes >= from && minutes < until : minutes >= from || minutes < until;
  if (!isQuiet) return undefined;
  const wait = (until - minutes + 1_440) % 1_440;
  return new Date(Math.floor(moment.getTime() / 60_000) * 60_000 + wait * 60_000);
}
