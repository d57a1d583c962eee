import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import { killAfter } from '#tests/support/server/killed-process.ts';

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'folkmoot-kill-'));
afterAll(() => fs.rm(folder, { recursive: true }));

test('no acknowledged row is lost in 18 kills, during writes and during the start', async () => {
  const acknowledged = new Set<number>();
  for (let round = 0; round < 18; round += 1) {
    const isStart = round % 3 === 2;
    const moment = isStart
      ? ({ after: Math.random() * 1_200, from: 'start' } as const)
      : ({ after: Math.random() * 600, from: 'ready' } as const);
    const { lines, errors, signal } = await killAfter('tests/support/server/row-writer.ts', [folder], moment);
    expect(errors).toBe('');
    expect(signal).toBe('SIGKILL');
    for (const line of lines.filter((one) => one !== 'ready')) acknowledged.add(Number(line));
    // Reopening only every second time leaves some kills to be recovered from together.
    if (round % 2 === 1) expect(await findMissing(acknowledged)).toEqual([]);
  }
  expect(await findMissing(acknowledged)).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(200);
}, 600_000);

test('a forum killed while it creates its first database starts again', async () => {
  for (let round = 0; round < 4; round += 1) {
    const fresh = path.join(folder, `first-${round}`);
    await killAfter('tests/support/server/folder-holder.ts', [fresh], {
      after: 200 + Math.random() * 1_500,
      from: 'start',
    });
    const database = await openDatabase({ dataFolder: fresh });
    expect((await sql`select 1 as one`.execute(database.kysely)).rows).toEqual([{ one: 1 }]);
    await database.close();
  }
}, 600_000);

/** Returns the acknowledged rows that the reopened database lacks, in the table and in its index. */
async function findMissing(acknowledged: Set<number>): Promise<number[]> {
  const database = await openDatabase({ dataFolder: folder });
  const found = await sql<{ id: number }>`select id from kill_row`.execute(database.kysely);
  const text = await sql<{ id: number }>`
    select count(*) as id from kill_row where text >= 'row' and text < 'rox'
  `.execute(database.kysely);
  await database.close();
  const ids = new Set(found.rows.map(({ id }) => id));
  expect(text.rows[0]?.id).toBe(ids.size);
  return [...acknowledged].filter((id) => !ids.has(id));
}
