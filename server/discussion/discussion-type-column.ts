import { type RawBuilder, sql } from 'kysely';
import { discussionTypes } from '#api/discussion/discussion-type.ts';

/** Returns the SQL condition that `d` has one of the types, or a custom type derived from one of them. */
export function isOfType(requested: readonly string[]): RawBuilder<unknown> {
  const types = requested.map((type) => type.toLowerCase());
  const further = types.filter((type) => !discussionTypes.some((one) => one === type));
  const original = sql`d.type = any(${types})`;
  return further.length === 0 ? original : sql`(${original} or d.post_type_id = any(${further}))`;
}
