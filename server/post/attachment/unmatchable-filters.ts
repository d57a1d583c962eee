/** The filters of a list of posts that no post of this forum can match (`unmatchableFilters` of `api/query.ts`). */
interface RequestedFilters {
  readonly sentiment?: readonly string[] | undefined;
  readonly postMeta?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Whether a list filters by properties that its posts never have: a sentiment, or, for posts other than discussions,
 * field values.
 */
export const matchesNoPost = ({ sentiment, postMeta }: RequestedFilters): boolean =>
  (sentiment?.length ?? 0) > 0 || Object.keys(postMeta ?? {}).length > 0;
