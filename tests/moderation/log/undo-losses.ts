import { sql, type Transaction } from 'kysely';
import { deleteMember } from '#server/member/user/user-deletion.queries.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Scene } from './undo-scenarios.ts';

type Trx = Transaction<Tables>;

/** Removes data between an action and its undo. */
export type Loss = (trx: Trx, scene: Scene) => Promise<unknown>;

const leaves = (who: 'reader' | 'author', method: 'keep' | 'wipe' | 'delete'): Loss => {
  const idOf = async (trx: Trx, { reader, discussionID }: Scene) =>
    who === 'reader'
      ? reader.userID
      : (
          await trx
            .selectFrom('discussion')
            .select('insert_user_id')
            .where('discussion_id', '=', discussionID)
            .executeTakeFirst()
        )?.insert_user_id;
  return async (trx, scene) => {
    const userID = await idOf(trx, scene);
    const deletion = { userID: userID ?? 0, byUserID: scene.administrator.userID, now: scene.forum.forum.now() };
    await deleteMember(trx, deletion, method);
  };
};

/**
 * Deletes every row of a table that is not referenced, except the member who undoes. It deletes row by row in one
 * statement.
 */
const emptied =
  (table: keyof Tables & string, key: string): Loss =>
  (trx, { administrator }) => {
    const rows = table === 'member' ? sql`where user_id <> ${sql.lit(administrator.userID)}` : sql``;
    return sql`
      do $$
      declare gone record;
      begin
        for gone in select ${sql.ref(key)} as id from ${sql.table(table)} ${rows} loop
          begin
            delete from ${sql.table(table)} where ${sql.ref(key)} = gone.id;
          exception when integrity_constraint_violation then null;
          end;
        end loop;
      end $$
    `.execute(trx);
  };

/** Members leave in three ways; for all other records named by actions, every row that can be deleted is deleted. */
export const losses: Readonly<Record<string, Loss>> = {
  'the reader, whose words stay': leaves('reader', 'keep'),
  'the reader, whose words are emptied': leaves('reader', 'wipe'),
  'the reader with all they wrote': leaves('reader', 'delete'),
  'the author with all they wrote': leaves('author', 'delete'),
  'all roles': emptied('role', 'role_id'),
  'all categories': emptied('category', 'category_id'),
  'all tags': emptied('tag', 'tag_id'),
  'all kinds of reactions': emptied('reaction_type', 'tag_id'),
  'all comments': emptied('comment', 'comment_id'),
  'all discussions': emptied('discussion', 'discussion_id'),
  'all profile fields': emptied('profile_field', 'api_name'),
  'all collections': emptied('collection', 'collection_id'),
  'all automation rules': emptied('automation_rule', 'automation_rule_id'),
  'all ban rules': emptied('ban_rule', 'ban_rule_id'),
  'all held posts': emptied('held_post', 'held_post_id'),
  'all reports': emptied('report', 'report_id'),
  'all escalations': emptied('escalation', 'escalation_id'),
  'all decisions': emptied('decision', 'decision_id'),
  'all former texts': emptied('post_revision', 'post_revision_id'),
  'all members without references': emptied('member', 'user_id'),
};
