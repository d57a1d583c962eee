import { sql } from 'kysely';
import type { Forum } from '#server/platform/forum.ts';

/** A visit: the page type and the record shown. */
export interface Visit {
  readonly type: string;
  readonly recordType: '' | 'discussion' | 'category';
  readonly recordID: number;
}

/** Counts visits in memory and adds them to the database every few seconds. */
export interface VisitCounter {
  note(visit: Visit): void;
  /** Writes the current counts. Counts that cannot be written are retained for the next flush. */
  flush(): Promise<void>;
  /** Writes the remaining counts and stops. */
  close(): Promise<void>;
}

/** Flush interval, in milliseconds. */
const pause = 5_000;

/** Maximum number of distinct counters in memory. Further visits are counted by page type only until the next flush. */
const mostRecords = 20_000;

const addCounts = async (forum: Forum, counts: ReadonlyMap<string, number>): Promise<void> => {
  const rows = [...counts].map(
    ([key, count]) => [...(JSON.parse(key) as [string, string, string, number]), count] as const,
  );
  await sql`
    insert into page_view (day, type, record_type, record_id, count)
    select day, type, record_type, record_id, count
    from unnest(${rows.map(([day]) => day)}::date[], ${rows.map(([, type]) => type)}::text[],
      ${rows.map(([, , recordType]) => recordType)}::text[], ${rows.map(([, , , id]) => id)}::bigint[],
      ${rows.map(([, , , , count]) => count)}::bigint[]) as visit (day, type, record_type, record_id, count)
    where record_type = ''
      or record_type = 'discussion' and exists (select from discussion where discussion_id = record_id)
      or record_type = 'category' and exists (select from category where category_id = record_id)
    order by day, type, record_type, record_id
    on conflict (day, type, record_type, record_id) do update set count = page_view.count + excluded.count
  `.execute(forum.db);
};

/** Starts counting visits by day, page type and record. The visitors are not stored. */
export function startVisitCounter(forum: Forum): VisitCounter {
  let counts = new Map<string, number>();
  let writing: Promise<void> = Promise.resolve();
  const add = (key: string, count: number) => counts.set(key, (counts.get(key) ?? 0) + count);
  const write = async (): Promise<void> => {
    if (counts.size === 0) return;
    const taken = counts;
    counts = new Map();
    try {
      await addCounts(forum, taken);
    } catch (error) {
      for (const [key, count] of taken) add(key, count);
      forum.log.warn({ err: error }, 'Visits could not be written; retrying later.');
    }
  };
  const flush = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(flush, pause).unref();
  return {
    flush,
    note({ type, recordType, recordID }) {
      const day = forum.now().toISOString().slice(0, 10);
      const key = JSON.stringify([day, type, recordType, recordID]);
      add(counts.size < mostRecords || counts.has(key) ? key : JSON.stringify([day, type, '', 0]), 1);
    },
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}
