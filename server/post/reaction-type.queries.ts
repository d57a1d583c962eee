import { sql } from 'kysely';
import type { ReactionType, ReactionTypePatch } from '#api/post/reaction-fields.contract.ts';
import type { Queryable } from '#server/category/queryable.ts';

/** A kind of reaction as it is stored. */
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
}

/** A kind of reaction as the API tells it. */
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
  attributes: null,
});

/** All kinds of reactions, in their order. */
export async function findReactionTypes(db: Queryable): Promise<ReactionTypeRow[]> {
  const { rows } = await sql<ReactionTypeRow>`
    select tag_id, urlcode, name, description, class, points, reaction_value, active, hidden, custom, sort, photo_url
    from reaction_type
    order by sort, tag_id
  `.execute(db);
  return rows;
}

/** The kind of reaction with this code, in any letter case. */
export async function findReactionType(db: Queryable, urlcode: string): Promise<ReactionTypeRow | undefined> {
  const types = await findReactionTypes(db);
  return types.find((type) => type.urlcode.toLowerCase() === urlcode.toLowerCase());
}

/** Stores a change of a kind of reaction. Points and values count for reactions from now on. */
export async function updateReactionType(db: Queryable, tagID: number, change: ReactionTypePatch): Promise<void> {
  const columns = { ...change, photo_url: change.photoUrl };
  const set = (['name', 'description', 'class', 'points', 'active', 'hidden', 'sort', 'photo_url'] as const).flatMap(
    (column) => (columns[column] === undefined ? [] : [sql`${sql.ref(column)} = ${columns[column]}`]),
  );
  if (set.length === 0) return;
  await sql`update reaction_type set ${sql.join(set)} where tag_id = ${tagID}`.execute(db);
}
