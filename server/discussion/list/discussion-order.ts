import { type RawBuilder, sql } from 'kysely';

/** An order of discussions: by one column, the id as tie-breaker. */
export interface DiscussionOrder {
  /** The sort it was read from. */
  readonly name: string;
  readonly column: RawBuilder<unknown>;
  readonly type: RawBuilder<unknown>;
  readonly isDescending: boolean;
  /** Whether an index holds it, so that pages can be found from anchors. */
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

/** Reads a `sort`. `experimentalTrending` and `hot` without a sign mean the most talked about first. */
export function readDiscussionOrder(sort: string): DiscussionOrder {
  const name = sort.replace(/^-/, '') as keyof typeof orders;
  const isDescending = sort.startsWith('-') || name === 'hot' || name === 'experimentalTrending';
  return { name: sort, ...orders[name], isDescending };
}

/** The `order by` of a list of `d`. */
export const orderBySql = ({ column, isDescending }: DiscussionOrder): RawBuilder<unknown> =>
  isDescending ? sql`${column} desc, d.discussion_id desc` : sql`${column}, d.discussion_id`;
