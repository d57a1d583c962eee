import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { type Kysely, sql } from 'kysely';
import { findCommunityDump } from '#scripts/setup.mjs';
import { findDump, runImport } from '#server/import/run-import.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** Returns the folder of the real community dump for the tests. The dump is not part of the project. */
export function historyMeta(): string {
  const folder = findCommunityDump();
  if (!folder) throw new Error('These tests need a dump; vitest.config.ts excludes them when there is none.');
  return folder;
}

/** Returns a writable that discards the output of an import. */
export const silence = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Imports a folder and returns the counts of the report by kind: read, imported, known and left out. */
export async function importFolder(
  db: Kysely<Tables>,
  folder: string,
  { isDryRun = false, hosts = [] as string[], site = 'there' } = {},
) {
  const options = { folder, isDryRun, hosts, category: `From ${site}`, site };
  const { report, listFile } = await runImport(db, await findDump(folder), options, silence());
  const counts = [...report.kinds].map(([kind, { read, imported, known, omitted }]) => {
    const out = omitted.reduce((sum, { count }) => sum + count, 0);
    return [kind, [read, imported, known, out]] as const;
  });
  return { report, listFile, counts: Object.fromEntries(counts) };
}

/**
 * Creates a dump with the given rows in a new folder. Each row contains the attributes of a `<row …/>` element, by
 * table.
 */
export async function aDump(tables: Readonly<Record<string, readonly string[] | string>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'folkmoot-dump-'));
  for (const [table, rows] of Object.entries(tables)) {
    const text =
      typeof rows === 'string'
        ? rows
        : `\uFEFF<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE ${table.toLowerCase()} SYSTEM '${table}.dtd'>\n<${table.toLowerCase()}>\n${rows.map((row) => `  <row ${row} />`).join('\n')}\n</${table.toLowerCase()}>\n`;
    await writeFile(path.join(folder, `${table}.xml`), text);
  }
  return folder;
}

/**
 * Returns a checksum over all records of an import, ordered by their IDs in the dump, so that two runs can be compared.
 */
export async function checksumOf(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ sum: string }>`
    with lines as (
      select concat_ws('|', 'user', k.foreign_id, m.name, m.about_html, m.points, m.count_discussions, m.count_comments,
        m.date_inserted, (select count(*) from member_badge b where b.user_id = m.user_id)) as line
      from import_record k join member m on m.user_id = k.record_id where k.kind = 'user'
      union all
      select concat_ws('|', 'discussion', k.foreign_id, d.name, d.body_html, u.foreign_id, d.date_inserted,
        d.date_last_comment, d.count_comments, d.count_positions, d.count_root_positions, d.count_views, d.score, d.hot,
        d.closed, a.foreign_id, l.foreign_id, l.kind, d.search, (select string_agg(t.name, ',' order by t.name)
          from discussion_tag dt join tag t on t.tag_id = dt.tag_id where dt.discussion_id = d.discussion_id))
      from import_record k join discussion d on d.discussion_id = k.record_id
      left join import_record u on u.kind = 'user' and u.record_id = d.insert_user_id
      left join import_record a on a.kind = 'post' and a.record_type = 'comment' and a.record_id = d.accepted_comment_id
      left join import_record l on l.kind in ('post', 'comment') and l.record_type = 'comment' and l.record_id = d.last_comment_id
      where k.record_type = 'discussion' and k.kind = 'post'
      union all
      select concat_ws('|', 'comment', k.kind, k.foreign_id, d.foreign_id, p.foreign_id, u.foreign_id, c.body_html, c.depth,
        c.position, c.root_position, c.count_child_comments, c.score, c.hot, c.qna, c.date_inserted, c.search)
      from import_record k join comment c on c.comment_id = k.record_id
      left join import_record d on d.kind = 'post' and d.record_type = 'discussion' and d.record_id = c.discussion_id
      left join import_record p on p.kind = 'post' and p.record_type = 'comment' and p.record_id = c.parent_comment_id
      left join import_record u on u.kind = 'user' and u.record_id = c.insert_user_id
      where k.record_type = 'comment' and k.kind in ('post', 'comment')
      union all
      select concat_ws('|', 'tag', name, count_discussions) from tag
      union all
      select concat_ws('|', 'category', name, count_discussions, count_comments, date_last_post) from category
      union all
      select concat_ws('|', 'totals', (select count(*) from member), (select count(*) from discussion),
        (select count(*) from comment), (select count(*) from member_badge), (select count(*) from import_record),
        (select string_agg(concat(record_type, tag_id, count), ',' order by record_type, tag_id, count) from reaction_count))
    )
    select md5(string_agg(line, E'\n' order by line)) as sum from lines
  `.execute(db);
  return rows[0]?.sum ?? '';
}
