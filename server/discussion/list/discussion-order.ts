import { type RawBuilder, sql } from 'kysely';

/** A sort order of discussions: one column, with the ID as tie-breaker. */
export interface DiscussionOrder {
  /** The `sort` value from which it was parsed. */
  readonly name: string;
  readonly column: RawBuilder<unknown>;
  readonly type: RawBuilder<unknown>;
  readonly isDescending: boolean;
  /** Whether an index covers the order, so that pages can be read from anchors. */
  readonly isIndexed: boolean;
}

const orders = {
  dateLastComment: { column: sql`d.date_last_comment`, type: sql`timestamptz`, isIndexed: true },
  dateInserted: { column: sql`d.date_inserted`, type: sql`timestamptz`, isIndexed: true },
  score: { column: sql`d.score`, type: sql`integer`, isIndexed: true },
  hot: { column: sql`d.hot`, type: sql`double precision`, isIndexed: true },
  experimentalTrending: { column: sql`d.hot`, type: sql`double precision`, isIndexed: true },
  discussionID: { column: sql`d.discussion_id`, type: sql`bigint`, isIndexed: false },
  name: { column: sql`lower(d.name)`, type: sql`text`, isIndexed: false },
} as const;

/** Parses a `sort` value. `experimentalTrending` and `hot` are always descending. */
export function readDiscussionOrder(sort: string): DiscussionOrder {
  const name = sort.replace(/^-/, '') as keyof typeof orders;
  const isDescending = sort.startsWith('-') || name === 'hot' || name === 'experimentalTrending';
  return { name: sort, ...orders[name], isDescending };
}

/** Returns the ORDER BY expression for a list of `d`. */
export const orderBySql = ({ column, isDescending }: DiscussionOrder): RawBuilder<unknown> =>
  isDescending ? sql`${column} desc, d.discussion_id desc` : sql`${column}, d.discussion_id`;
