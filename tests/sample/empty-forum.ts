import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openBus } from '#server/platform/cache/bus.ts';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import { createLog } from '#server/platform/configuration/log.ts';
import type { Forum } from '#server/platform/forum.ts';
import { openForum } from '#server/platform/open-forum.ts';
import { openTestDatabase } from '#tests/support/server/test-database.ts';

/** A forum with an empty database. */
export interface EmptyForum {
  readonly forum: Forum;
  readonly dataFolder: string;
  close(): Promise<void>;
}

/** Opens a forum with an empty database. The caller must close it. */
export async function openEmptyForum(): Promise<EmptyForum> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'folkmoot-sample-'));
  const database = await openTestDatabase();
  const configuration = readConfiguration({ NODE_ENV: 'test', LOG_LEVEL: 'fatal', DATA_DIR: dataFolder }, dataFolder);
  const log = createLog(configuration);
  const bus = await openBus(database, database.databaseUrl ? { databaseUrl: database.databaseUrl } : {});
  const close = async () => {
    await bus.close();
    await database.drop();
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { forum: openForum({ configuration, log, database, bus }), dataFolder, close };
}

/** Counts the rows of the tables that a sample fills. System members are not counted. */
export async function countRows({ db }: Pick<Forum, 'db'>): Promise<Record<string, number>> {
  const tables = [
    'category',
    'comment',
    'discussion',
    'discussion_member',
    'discussion_tag',
    'import_record',
    'media',
    'member',
    'member_role',
    'reaction',
    'reaction_count',
    'role_permission',
    'tag',
  ];
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const system = table === 'member' ? sql`where not is_system` : sql``;
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)} ${system}`.execute(
      db,
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}
