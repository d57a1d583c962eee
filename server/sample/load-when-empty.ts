import { sql } from 'kysely';
import type { LoadedSample, SampleForum } from './load.ts';

/**
 * Loads the sample community into a forum without members and categories, unless a sample was removed from it before.
 *
 * Returns undefined when the forum is not empty. The check is one short query, and the loader module is imported only
 * for an empty forum.
 */
export async function loadSampleWhenEmpty(forum: SampleForum): Promise<LoadedSample | undefined> {
  if (!(await isEmpty(forum))) return undefined;
  const { loadSample } = await import('./load.ts');
  return loadSample(forum);
}

async function isEmpty({ db }: SampleForum): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from member where not is_system)
      and not exists (select from category)
      and not exists (select from import_record) as empty
  `.execute(db);
  return rows[0]?.empty ?? false;
}
