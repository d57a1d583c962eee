import { type RawBuilder, sql } from 'kysely';
import { discussionTypes } from '#api/discussion/discussion-type.ts';

/** Whether `d` is of any of these types, or of one that was made of them. */
export function isOfType(asked: readonly string[]): RawBuilder<unknown> {
  const types = asked.map((type) => type.toLowerCase());
  const further = types.filter((type) => !discussionTypes.some((one) => one === type));
  const original = sql`d.type = any(${types})`;
  return further.length === 0 ? original : sql`(${original} or d.post_type_id = any(${further}))`;
}
