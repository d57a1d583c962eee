import { sql } from 'kysely';
import { choicesWhenFollowing } from '#server/notification/preferences.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';

/** The categories that new members follow by default, with the notification preferences. */
export interface DefaultFollowing {
  readonly categoryIDs: readonly number[];
  readonly choices: Readonly<Record<string, boolean>>;
  readonly now: Date;
}

/** An ID that no member has. It has no preferences of its own, so it selects the site's default preferences. */
const nobody = 0;

/**
 * Loads the categories that new members follow by default (`preferences.categoryFollowed.defaults`). Call it before a
 * transaction starts.
 */
export async function defaultFollowing(forum: Forum): Promise<DefaultFollowing> {
  const categoryIDs = (await forum.settings.get())['preferences.categoryFollowed.defaults'];
  const choices = categoryIDs.length > 0 ? await choicesWhenFollowing(forum, nobody) : {};
  return { categoryIDs, choices, now: forum.now() };
}

/**
 * Follows the default categories for a new member and updates the follower counts. Skips categories that are archived
 * or do not contain discussions.
 */
export async function followDefaults(db: Queryable, userID: number, following: DefaultFollowing): Promise<void> {
  if (following.categoryIDs.length === 0) return;
  await sql`
    with followed as (
      insert into category_member (user_id, category_id, followed, date_followed, preferences)
      select ${userID}::bigint, category_id, true, ${following.now}::timestamptz, ${JSON.stringify(following.choices)}::jsonb
      from category
      where category_id = any(${[...following.categoryIDs]}::bigint[]) and display_as = 'discussions' and not is_archived
      returning category_id)
    update category set count_followers = count_followers + 1
    from followed where category.category_id = followed.category_id
  `.execute(db);
}
