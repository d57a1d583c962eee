import { sql } from 'kysely';
import { choicesWhenFollowing } from '#server/notification/preferences.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Queryable } from './queryable.ts';

/** What members follow from the beginning, and how they hear of it. */
export interface DefaultFollowing {
  readonly categoryIDs: readonly number[];
  readonly choices: Readonly<Record<string, boolean>>;
  readonly now: Date;
}

/** Nobody is member 0: whoever has chosen nothing yet hears as the site has it. */
const nobody = 0;

/** What the site lets new members follow (`preferences.categoryFollowed.defaults`). Ask before a transaction begins. */
export async function defaultFollowing(forum: Forum): Promise<DefaultFollowing> {
  const categoryIDs = (await forum.settings.get())['preferences.categoryFollowed.defaults'];
  const choices = categoryIDs.length > 0 ? await choicesWhenFollowing(forum, nobody) : {};
  return { categoryIDs, choices, now: forum.now() };
}

/** Lets a new member follow those categories, as far as they still are there for posts, and counts the follower. */
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
