import { sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { PostTranslationUsage } from '#api/post/translation/post-translation.contract.ts';
import type { Forum } from '#server/platform/forum.ts';

/** Returns the UTC day of a time. */
const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** Returns the start of the next UTC day. */
const nextDay = (time: Date): Date => new Date(Date.parse(dayOf(time)) + 86_400_000);

/**
 * Counts characters that are about to be sent to a translation service towards the budget of the day. The database
 * counts, so that the budget applies across all processes. Returns the function that takes back those that a failed
 * request did not translate. Guests can use half of the budget; the rest is reserved for members.
 *
 * @throws {ApiError} post-translation.budget-used, with the time when the next day starts; post-translation.too-long.
 */
export async function spendCharacters(
  forum: Forum,
  characters: number,
  { isGuest }: { isGuest: boolean },
): Promise<(untranslated: number) => Promise<void>> {
  const limit = (await forum.settings.get())['machineTranslation.dailyCharacters'];
  const now = forum.now();
  if (limit > 0 && characters > limit) throw new ApiError('post-translation.too-long');
  const most = isGuest ? Math.floor(limit / 2) : limit;
  const { rows } = await sql`
    insert into post_translation_use as u (day, characters)
    select ${dayOf(now)}::date, ${characters} where ${limit}::bigint = 0 or ${characters}::bigint <= ${most}::bigint
    on conflict (day) do update set characters = u.characters + excluded.characters
    where ${limit}::bigint = 0 or u.characters + excluded.characters <= ${most}::bigint
    returning characters
  `.execute(forum.db);
  if (rows.length === 0) {
    const reset = nextDay(now);
    const retryAfter = Math.ceil((reset.getTime() - now.getTime()) / 1_000);
    throw new ApiError('post-translation.budget-used', { subject: '00:00 UTC', retryAfter });
  }
  return async (untranslated) => {
    await sql`
      update post_translation_use set characters = characters - ${untranslated} where day = ${dayOf(now)}::date
    `.execute(forum.db);
  };
}

/** Returns how much of the budget of the day is used. */
export async function findTranslationUsage(forum: Forum): Promise<PostTranslationUsage> {
  const now = forum.now();
  const { rows } = await sql<{ characters: number }>`
    select characters from post_translation_use where day = ${dayOf(now)}::date
  `.execute(forum.db);
  return {
    characters: Number(rows[0]?.characters ?? 0),
    limit: (await forum.settings.get())['machineTranslation.dailyCharacters'],
    dateReset: nextDay(now).toISOString(),
  };
}
