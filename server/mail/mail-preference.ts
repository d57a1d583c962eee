import type { Queryable } from '#server/category/queryable.ts';

/** How often somebody gets a summary. */
export type DigestFrequency = 'none' | 'daily' | 'weekly';

/** How a member wants mail; null is as the site has it. */
export interface MailPreference {
  readonly digest: DigestFrequency | null;
  /** The hour of the day, 0 to 23. */
  readonly digestHour: number | null;
  /** 0 is Sunday. */
  readonly digestWeekday: number | null;
  /** From when to when mail that can wait is held, in minutes since midnight; it may lead over midnight. */
  readonly quietHours: { readonly from: number; readonly until: number } | null;
  /** Such as Europe/Paris. */
  readonly timeZone: string | null;
}

/** The preferences of whoever has not chosen any. */
export const noMailPreference: MailPreference = {
  digest: null,
  digestHour: null,
  digestWeekday: null,
  quietHours: null,
  timeZone: null,
};

/** Reads how a member wants mail. */
export async function readMailPreference(db: Queryable, userID: number): Promise<MailPreference> {
  const row = await db.selectFrom('mail_preference').selectAll().where('user_id', '=', userID).executeTakeFirst();
  if (!row) return noMailPreference;
  const { digest, digest_hour, digest_weekday, quiet_from, quiet_until, time_zone } = row;
  return {
    digest: digest as DigestFrequency | null,
    digestHour: digest_hour,
    digestWeekday: digest_weekday,
    quietHours: quiet_from === null || quiet_until === null ? null : { from: quiet_from, until: quiet_until },
    timeZone: time_zone,
  };
}

/** Keeps what a member changed of it. */
export async function writeMailPreference(
  db: Queryable,
  userID: number,
  change: { readonly [Name in keyof MailPreference]?: MailPreference[Name] | undefined },
): Promise<void> {
  const { digest, digestHour, digestWeekday, quietHours, timeZone } = change;
  const row = {
    ...(digest !== undefined && { digest }),
    ...(digestHour !== undefined && { digest_hour: digestHour }),
    ...(digestWeekday !== undefined && { digest_weekday: digestWeekday }),
    ...(quietHours !== undefined && { quiet_from: quietHours?.from ?? null, quiet_until: quietHours?.until ?? null }),
    ...(timeZone !== undefined && { time_zone: timeZone }),
    date_updated: new Date(),
  };
  await db
    .insertInto('mail_preference')
    .values({ user_id: userID, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Whether a time zone is one that this computer knows. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The day and the time of a moment on the clocks of a time zone. */
export interface LocalTime {
  /** Like 2026-11-21. */
  readonly date: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Minutes since midnight. */
  readonly minutes: number;
}

/** Reads the clocks of a time zone. */
export function localTime(moment: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '0';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  return {
    date,
    weekday: new Date(`${date}T00:00:00Z`).getUTCDay(),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** When the quiet hours end in which a moment lies; undefined when it lies in none. */
export function quietUntil({ quietHours }: MailPreference, moment: Date, timeZone: string): Date | undefined {
  if (!quietHours || quietHours.from === quietHours.until) return undefined;
  const { from, until } = quietHours;
  const { minutes } = localTime(moment, timeZone);
  const isQuiet = from < until ? minutes >= from && minutes < until : minutes >= from || minutes < until;
  if (!isQuiet) return undefined;
  const wait = (until - minutes + 1_440) % 1_440;
  return new Date(Math.floor(moment.getTime() / 60_000) * 60_000 + wait * 60_000);
}
