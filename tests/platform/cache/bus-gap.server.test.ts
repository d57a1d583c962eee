import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { type Bus, openBus } from '#server/platform/cache/bus.ts';
import { createCached } from '#server/platform/cache/cached-value.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { openSilentProxy, type SilentProxy } from '#tests/support/server/silent-proxy.ts';
import { openTestDatabase } from '#tests/support/server/test-database.ts';

/** Closes a part of a test when it ends: the part that was opened last comes first. */
type CloseLater = (close: () => Promise<void>) => void;

/** A forum process, reduced to its event bus and one cached value. */
interface Process {
  readonly bus: Bus;
  readonly database: Database;
  readonly rule: { get(): Promise<string>; changed(): Promise<void> };
  gaps: number;
}

function joinForum(database: Database, bus: Bus, closeLater: CloseLater): Process {
  closeLater(() => bus.close());
  const rule = createCached({ bus, db: database.kysely }, 'rule.changed', async (reader) => {
    const { rows } = await sql<{ text: string }>`select text from rule`.execute(reader);
    return rows[0]?.text ?? '';
  });
  const one = { bus, database, rule, gaps: 0 };
  bus.onGap(() => {
    one.gaps += 1;
  });
  return one;
}

/** Starts two processes on one database. The listening connection of the second one passes through a proxy. */
async function startTwo(closeLater: CloseLater): Promise<{ here: Process; there: Process; proxy: SilentProxy }> {
  const first = await openTestDatabase();
  closeLater(() => first.drop());
  const databaseUrl = first.databaseUrl ?? '';
  const proxy = await openSilentProxy(databaseUrl);
  closeLater(() => proxy.close());
  await sql`create table rule (text text not null)`.execute(first.kysely);
  await sql`insert into rule values ('open')`.execute(first.kysely);
  const second = await openDatabase({ databaseUrl });
  closeLater(() => second.close());
  const here = joinForum(first, await openBus(first, { databaseUrl }), closeLater);
  const there = joinForum(second, await openBus(second, { databaseUrl: proxy.url }), closeLater);
  return { here, there, proxy };
}

async function change({ database, rule }: Process, text: string): Promise<void> {
  await sql`update rule set text = ${text}`.execute(database.kysely);
  await rule.changed();
}

/** Terminates the listening connections of all processes. */
async function cutListeners({ database }: Process): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'folkmoot bus' and datname = current_database()
  `.execute(database.kysely);
}

if (process.env['FOLKMOOT_TEST_DATABASE'] === 'postgres')
  // Each test waits for connections to time out, with databases of its own.
  describe.concurrent('a process that lost its connection to the others', () => {
    test('drops its cached copies once it listens again', async ({ onTestFinished }) => {
      const { here, there, proxy } = await startTwo(onTestFinished);
      expect(await there.rule.get()).toBe('open');
      // The connection must not recover before the change is made.
      proxy.setSilent(true);
      await cutListeners(here);
      await change(here, 'closed');
      proxy.setSilent(false);
      await vi.waitFor(() => expect(there.gaps).toBeGreaterThan(0), { timeout: 15_000, interval: 20 });
      expect(await there.rule.get()).toBe('closed');
      expect(there.bus.isReceiving).toBe(true);
    });

    test('does not use its cached copies while it cannot connect', async ({ onTestFinished }) => {
      const { here, there, proxy } = await startTwo(onTestFinished);
      expect(await there.rule.get()).toBe('open');
      await proxy.close();
      await vi.waitFor(() => expect(there.bus.isReceiving).toBe(false), { timeout: 2_000, interval: 20 });
      await change(here, 'closed');
      await vi.waitFor(async () => expect(await there.rule.get()).toBe('closed'), { timeout: 2_000, interval: 50 });
    });

    test('detects within seconds that an open connection is silent', async ({ onTestFinished }) => {
      const { here, there, proxy } = await startTwo(onTestFinished);
      expect(await there.rule.get()).toBe('open');
      proxy.setSilent(true);
      await change(here, 'closed');
      expect(await there.rule.get()).toBe('open');
      await vi.waitFor(async () => expect(await there.rule.get()).toBe('closed'), { timeout: 15_000, interval: 100 });
      expect(there.bus.isReceiving).toBe(false);
      proxy.setSilent(false);
      await vi.waitFor(() => expect([there.gaps, there.bus.isReceiving]).toEqual([1, true]), 20_000);
      await change(here, 'open again');
      await vi.waitFor(async () => expect(await there.rule.get()).toBe('open again'), 2_000);
    });

    test('preserves its cached copies while it is connected', async ({ onTestFinished }) => {
      const { there } = await startTwo(onTestFinished);
      const first = await there.rule.get();
      await sql`update rule set text = 'changed by hand'`.execute(there.database.kysely);
      await new Promise((resolve) => setTimeout(resolve, 6_000));
      expect({ hearing: there.bus.isReceiving, rule: await there.rule.get() }).toEqual({ hearing: true, rule: first });
    });
  });
else
  test('within one process no message can be missed', async ({ onTestFinished }) => {
    const database = await openTestDatabase();
    onTestFinished(() => database.drop());
    const bus = await openBus(database);
    expect(bus.isReceiving).toBe(true);
    await bus.close();
  });
