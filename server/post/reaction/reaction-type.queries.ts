import { sql } from 'kysely';
import type { ReactionType, ReactionTypePatch } from '#api/post/reaction/reaction-fields.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** A stored reaction type. */
export interface ReactionTypeRow {
  readonly tag_id: number;
  readonly urlcode: string;
  readonly name: string;
  readonly description: string;
  readonly class: 'Positive' | 'Negative' | 'Flag';
  readonly points: number;
  readonly reaction_value: number;
  readonly active: boolean;
  readonly hidden: boolean;
  readonly custom: boolean;
  readonly sort: number;
  readonly photo_url: string | null;
  /** Whether scores are being recomputed with a new value. */
  readonly is_rescoring: boolean;
  readonly role_ids: number[] | null;
}

/** Maps a reaction type to the API representation. */
export const toReactionType = (row: ReactionTypeRow): ReactionType => ({
  tagID: row.tag_id,
  urlCode: row.urlcode,
  urlcode: row.urlcode,
  name: row.name,
  description: row.description,
  class: row.class,
  points: row.points,
  reactionValue: row.reaction_value,
  active: row.active,
  hidden: row.hidden,
  custom: row.custom,
  sort: row.sort,
  photoUrl: row.photo_url,
  isRescoring: row.is_rescoring,
  roleIDs: row.role_ids ?? [],
  attributes: null,
});

/** Returns all reaction types in their display order. */
export async function findReactionTypes(db: Queryable): Promise<ReactionTypeRow[]> {
  const { rows } = await sql<ReactionTypeRow>`
    select tag_id, urlcode, name, description, class, coalesce(next_points, points) as points,
      coalesce(next_value, reaction_value) as reaction_value, active, hidden, custom, sort, photo_url, role_ids,
      next_points is not null or next_value is not null as is_rescoring
    from reaction_type
    order by sort, tag_id
  `.execute(db);
  return rows;
}

/** Returns the reaction type with the given code, ignoring case. */
export async function findReactionType(db: Queryable, urlcode: string): Promise<ReactionTypeRow | undefined> {
  const types = await findReactionTypes(db);
  return types.find((type) => type.urlcode.toLowerCase() === urlcode.toLowerCase());
}

/**
 * Stores a change of a reaction type. Returns true when its value or points change. The new values take effect once
 * `rescoreReactions` has recomputed all scores.
 */
export async function updateReactionType(db: Queryable, tagID: number, change: ReactionTypePatch): Promise<boolean> {
  const { points, reactionValue, roleIDs, photoUrl, ...rest } = change;
  const columns = {
    ...rest,
    photo_url: photoUrl,
    next_points: points,
    next_value: reactionValue,
    role_ids: roleIDs && (roleIDs.length > 0 ? roleIDs : null),
  };
  const set = Object.entries(columns).flatMap(([column, value]) =>
    value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`],
  );
  if (set.length === 0) return false;
  await sql`update reaction_type set ${sql.join(set)} where tag_id = ${tagID}`.execute(db);
  return points !== undefined || reactionValue !== undefined;
}
