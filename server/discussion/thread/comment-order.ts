import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { commentThreadRoutes } from '#api/discussion/thread/comment-thread.contract.ts';

/** What a page of a thread was asked for, read and checked. */
export type ThreadQuery = z.output<(typeof commentThreadRoutes)['read']['schema']['querystring']>;

/** How comments of a thread are put in order. */
type CommentOrder = ThreadQuery['sort'];

/** Comments of one discussion in each order, by their positions in time. */
export const siblingOrders: Readonly<Record<CommentOrder, RawBuilder<unknown>>> = {
  dateInserted: sql`c.position`,
  '-dateInserted': sql`c.position desc`,
  '-score': sql`c.score desc, c.position`,
  score: sql`c.score, c.position desc`,
  '-experimentalTrending': sql`c.hot desc, c.position`,
  experimentalTrending: sql`c.hot desc, c.position`,
};

/** The order of comments under the same parent. */
export const siblingOrder = (sort: CommentOrder): RawBuilder<unknown> => siblingOrders[sort];

/** Whether an order is that of time, in which comments of the first level have numbers. */
export const isByTime = (sort: CommentOrder): boolean => sort.endsWith('dateInserted');

/** The order of comments of the first level, whose places in time are numbered. */
export const rootOrder = (sort: CommentOrder): RawBuilder<unknown> =>
  isByTime(sort) ? (sort === 'dateInserted' ? sql`c.root_position` : sql`c.root_position desc`) : siblingOrder(sort);
