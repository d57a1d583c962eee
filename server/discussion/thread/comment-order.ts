import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { commentThreadRoutes } from '#api/discussion/thread/comment-thread.contract.ts';

/** The parsed query of a page of a thread. */
export type ThreadQuery = z.output<(typeof commentThreadRoutes)['read']['schema']['querystring']>;

/** The sort order of the comments of a thread. */
type CommentOrder = ThreadQuery['sort'];

/** The ORDER BY expressions of the comments of a discussion. Ties are resolved by the chronological position. */
export const siblingOrders: Readonly<Record<CommentOrder, RawBuilder<unknown>>> = {
  dateInserted: sql`c.position`,
  '-dateInserted': sql`c.position desc`,
  '-score': sql`c.score desc, c.position`,
  score: sql`c.score, c.position desc`,
  '-experimentalTrending': sql`c.hot desc, c.position`,
  experimentalTrending: sql`c.hot desc, c.position`,
};

/** Returns the ORDER BY expression for comments with the same parent. */
export const siblingOrder = (sort: CommentOrder): RawBuilder<unknown> => siblingOrders[sort];

/** Checks whether a sort order is chronological. Only then do top-level comments have stored positions. */
export const isByTime = (sort: CommentOrder): boolean => sort.endsWith('dateInserted');

/** Returns the ORDER BY expression for top-level comments, which have their own chronological positions. */
export const rootOrder = (sort: CommentOrder): RawBuilder<unknown> =>
  isByTime(sort) ? (sort === 'dateInserted' ? sql`c.root_position` : sql`c.root_position desc`) : siblingOrder(sort);
