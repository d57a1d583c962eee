import { type RawBuilder, sql } from 'kysely';

/**
 * Returns the trending score of a post as SQL. Ten times as many points and replies raise it as much as a creation date
 * one day later. The score changes only with the post, not with time, so an index covers lists sorted by it.
 */
export const hotScoreSql = (post: {
  score: RawBuilder<unknown>;
  answers: RawBuilder<unknown>;
  dateInserted: RawBuilder<unknown>;
}): RawBuilder<number> => sql<number>`
  (log(1 + greatest(${post.score}, 0) + greatest(${post.answers}, 0))::double precision
    + extract(epoch from ${post.dateInserted})::double precision / 86400)`;
