import { type RawBuilder, sql } from 'kysely';
import { demandSession, type Viewer } from '#server/platform/http/viewer.ts';

/**
 * Returns the numbers of the members that a filter names; `$me` is the viewer.
 *
 * @throws {ApiError} when a guest names `$me`.
 */
export function namedMembers(viewer: Viewer, asked: readonly (number | '$me')[]): number[] {
  if (asked.includes('$me')) demandSession(viewer);
  return [...new Set(asked.map((one) => (one === '$me' ? viewer.userID : one)))];
}

/** The condition that a column holds one of the members that a filter names. One is compared directly, for its index. */
export function writtenBy(
  column: RawBuilder<unknown>,
  viewer: Viewer,
  asked: readonly (number | '$me')[],
): RawBuilder<unknown> {
  const [only, ...others] = namedMembers(viewer, asked);
  return others.length === 0 ? sql`${column} = ${only}` : sql`${column} = any(${[only, ...others]}::bigint[])`;
}
