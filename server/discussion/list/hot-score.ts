import { type RawBuilder, sql } from 'kysely';

/**
 * How much a post is talked about, as SQL: tenfold score and answers weigh as much as one day of age. It changes only
 * with the post, never with the clock, so lists by it read one index.
 */
export const hotScoreSql = (post: {
  score: RawBuilder<unknown>;
  answers: RawBuilder<unknown>;
  dateInserted: RawBuilder<unknown>;
}): RawBuilder<number> => sql<number>`
  (log(1 + greatest(${post.score}, 0) + greatest(${post.answers}, 0))::double precision
    + extract(epoch from ${post.dateInserted})::double precision / 86400)`;
