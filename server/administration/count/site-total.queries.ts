import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** The total counts of the site. */
export interface SiteTotals {
  readonly discussion: number;
  readonly comment: number;
  readonly category: number;
  readonly user: number;
}

/** Returns the summed counts of some categories, and their number. */
export async function findPostTotals(db: Queryable, categoryIDs: readonly number[]): Promise<Omit<SiteTotals, 'user'>> {
  const { rows } = await sql<Omit<SiteTotals, 'user'>>`
    select coalesce(sum(count_discussions), 0)::bigint as discussion, coalesce(sum(count_comments), 0)::bigint as comment,
      count(*) as category
    from category where category_id = any(${[...categoryIDs]}::bigint[])
  `.execute(db);
  return rows[0] ?? { discussion: 0, comment: 0, category: 0 };
}

/** Returns the summed counts of all categories, and the numbers of categories and members. */
export async function findSiteTotals(db: Queryable): Promise<SiteTotals> {
  const { rows } = await sql<SiteTotals>`
    select coalesce(sum(count_discussions), 0)::bigint as discussion, coalesce(sum(count_comments), 0)::bigint as comment,
      count(*) as category, (select count(*) from member where date_deleted is null and not is_system) as user
    from category
  `.execute(db);
  return rows[0] ?? { discussion: 0, comment: 0, category: 0, user: 0 };
}
