import { sql } from 'kysely';
import type { CategoryPreferences } from '#api/category/category-fields.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/**
 * Follows or unfollows a category and updates the follower count if the state changes. Returns whether it has changed.
 */
export async function setFollowed(
  db: Queryable,
  { userID, categoryID, followed, now }: { userID: number; categoryID: number; followed: boolean; now: Date },
): Promise<boolean> {
  const change = followed
    ? sql`
      insert into category_member (user_id, category_id, followed, date_followed)
      values (${userID}, ${categoryID}, true, ${now})
      on conflict (user_id, category_id) do update set followed = true, date_followed = excluded.date_followed
        where not category_member.followed
      returning 1 as difference`
    : sql`
      update category_member set followed = false, date_followed = null
      where user_id = ${userID} and category_id = ${categoryID} and followed
      returning -1 as difference`;
  const { numAffectedRows } = await sql`
    with change as (${change})
    update category set count_followers = count_followers + change.difference
    from change where category_id = ${categoryID}
  `.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Stores a member's notification preferences for a category. Omitted entries remain unchanged. */
export async function setPreferences(
  db: Queryable,
  { userID, categoryID }: { userID: number; categoryID: number },
  preferences: { readonly [Name in keyof CategoryPreferences]?: boolean | undefined },
): Promise<void> {
  const values = JSON.stringify(preferences);
  await sql`
    insert into category_member (user_id, category_id, preferences)
    values (${userID}, ${categoryID}, ${values}::jsonb)
    on conflict (user_id, category_id) do update
      set preferences = category_member.preferences || excluded.preferences
  `.execute(db);
}

/** Marks categories as read by a member up to a point in time. */
export async function markCategoriesRead(
  db: Queryable,
  { userID, categoryIDs, now }: { userID: number; categoryIDs: readonly number[]; now: Date },
): Promise<void> {
  await sql`
    insert into category_member (user_id, category_id, date_marked_read)
    select ${userID}::bigint, category_id, ${now}::timestamptz
    from unnest(${categoryIDs}::bigint[]) as marked (category_id)
    on conflict (user_id, category_id) do update
      set date_marked_read = greatest(category_member.date_marked_read, excluded.date_marked_read)
  `.execute(db);
}

/** Checks whether a member exists that is neither deleted nor a system account. */
export async function memberExists(db: Queryable, userID: number): Promise<boolean> {
  const { rows } = await sql`
    select from member where user_id = ${userID} and date_deleted is null and not is_system
  `.execute(db);
  return rows.length > 0;
}
