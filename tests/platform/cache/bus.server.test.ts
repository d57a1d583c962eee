import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { type Bus, type JsonValue, openBus } from '#server/platform/cache/bus.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { openTestDatabase } from '#tests/support/server/test-database.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

test('a subscriber receives each published message once, also from its own process', async () => {
  const { bus } = await startBus();
  const received = listen(bus, 'post');
  await bus.publish('post', { id: 1 });
  await bus.publish('discussion', { id: 2 });
  await bus.publish('post', ['two', null]);
  await nothingMore();
  expect(received).toEqual([{ id: 1 }, ['two', null]]);
});

test('after unsubscribing a listener receives nothing more; others do', async () => {
  const { bus } = await startBus();
  const received: JsonValue[] = [];
  const unsubscribe = bus.subscribe('post', (payload) => received.push(payload));
  const others = listen(bus, 'post');
  await bus.publish('post', 1);
  unsubscribe();
  await bus.publish('post', 2);
  expect({ heard: received, others }).toEqual({ heard: [1], others: [1, 2] });
});

test('a failing listener does not block the others', async () => {
  const { bus } = await startBus();
  bus.subscribe('post', () => {
    throw new Error('deaf');
  });
  const received = listen(bus, 'post');
  await bus.publish('post', 1);
  expect(received).toEqual([1]);
});

test('messages over 7,000 bytes are refused, smaller ones are delivered completely', async () => {
  const { bus } = await startBus();
  const received = listen(bus, 'post');
  await expect(bus.publish('post', 'ä'.repeat(3_500))).rejects.toThrow('7002 bytes; the event bus carries 7000');
  await bus.publish('post', 'ä'.repeat(3_499));
  expect(received).toEqual(['ä'.repeat(3_499)]);
});

if (process.env['FOLKMOOT_TEST_DATABASE'] === 'postgres') {
  test('two processes on one database receive the messages of both, each once', async () => {
    const { bus: here, databaseUrl } = await startBus();
    const { bus: there } = await joinBus(databaseUrl);
    const received = { here: listen(here, 'post'), there: listen(there, 'post') };
    await here.publish('post', { from: 'here', text: 'it\'s \\ "quoted" \u2028 ä' });
    await there.publish('post', { from: 'there' });
    await vi.waitFor(() => expect([received.here.length, received.there.length]).toEqual([2, 2]));
    await nothingMore();
    // A process receives its own messages immediately, so the order may differ between processes.
    const both = [{ from: 'here', text: 'it\'s \\ "quoted" \u2028 ä' }, { from: 'there' }];
    expect(received.here.toSorted(bySender)).toEqual(both);
    expect(received.there.toSorted(bySender)).toEqual(both);
  });

  test('the bus delivers again after its connection was cut', async () => {
    const { bus: here, database, databaseUrl } = await startBus();
    const { bus: there } = await joinBus(databaseUrl);
    const received = listen(there, 'post');
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'folkmoot bus' and datname = current_database()
    `.execute(database.kysely);
    await vi.waitFor(
      async () => {
        await here.publish('post', 'are you there?');
        expect(received).not.toEqual([]);
      },
      { timeout: 10_000, interval: 100 },
    );
    await nothingMore();
    const before = received.length;
    await here.publish('post', 'good');
    await vi.waitFor(() => expect(received.slice(before)).toEqual(['good']));
  });
}

async function startBus() {
  const database = await openTestDatabase();
  closing.push(() => database.drop());
  const { databaseUrl } = database;
  const bus = await openBus(database, { databaseUrl });
  closing.push(() => bus.close());
  return { bus, database, databaseUrl };
}

async function joinBus(databaseUrl: string | undefined) {
  const database = await openDatabase({ databaseUrl });
  closing.push(() => database.close());
  const bus = await openBus(database, { databaseUrl });
  closing.push(() => bus.close());
  return { bus };
}

function listen(bus: Bus, topic: string): JsonValue[] {
  const received: JsonValue[] = [];
  bus.subscribe(topic, (payload) => received.push(payload));
  return received;
}

function bySender(one: JsonValue, other: JsonValue): number {
  return JSON.stringify(one).localeCompare(JSON.stringify(other));
}

/** Waits long enough for an unwanted message to arrive. */
function nothingMore(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 150));
}
