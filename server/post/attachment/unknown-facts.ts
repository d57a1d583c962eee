/** What a list of posts may be asked for that posts of this forum never have (`unknownFacts` of `api/query.ts`). */
interface AskedFacts {
  readonly sentiment?: readonly string[] | undefined;
  readonly postMeta?: Readonly<Record<string, unknown>> | undefined;
}

/** Whether a list asks for posts with something that none has: a judged mood, or, of other than discussions, fields of their own. */
export const findsNothing = ({ sentiment, postMeta }: AskedFacts): boolean =>
  (sentiment?.length ?? 0) > 0 || Object.keys(postMeta ?? {}).length > 0;
