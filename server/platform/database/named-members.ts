import { type RawBuilder, sql } from 'kysely';
import { requireSession, type Viewer } from '#server/platform/http/viewer.ts';

/**
 * Returns the IDs of the members that a filter names. `$me` is the viewer.
 *
 * @throws {ApiError} when a guest uses `$me`.
 */
export function namedMembers(viewer: Viewer, requested: readonly (number | '$me')[]): number[] {
  if (requested.includes('$me')) requireSession(viewer);
  return [...new Set(requested.map((one) => (one === '$me' ? viewer.userID : one)))];
}

/**
 * Returns the SQL condition that a column contains one of the members that a filter names. A single member is compared
 * with `=`, so that the index is used.
 */
export function writtenBy(
  column: RawBuilder<unknown>,
  viewer: Viewer,
  requested: readonly (number | '$me')[],
): RawBuilder<unknown> {
  const [only, ...others] = namedMembers(viewer, requested);
  return others.length === 0 ? sql`${column} = ${only}` : sql`${column} = any(${[only, ...others]}::bigint[])`;
}
