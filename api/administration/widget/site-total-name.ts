/** The totals that a widget can show. Posts are discussions and comments. */
export const totalNames = ['post', 'discussion', 'comment', 'category', 'user'] as const;

/** A total that a widget can show. */
export type TotalName = (typeof totalNames)[number];

/** The totals by name. A total that is still being counted is null. */
export type SiteTotals = Readonly<Partial<Record<TotalName, number | null>>>;
