import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineWidget } from '#api/administration/widget/widget-definition.ts';
import { createDiscussion, listDiscussions } from '#api/discussion/discussion.client.ts';
import { loadWidgetData, type WidgetPage } from '#server/administration/widget/widget-data.ts';
import { defineLoader, type LoaderInput, type WidgetLoader } from '#server/administration/widget/widget-loader.ts';
import { apiPrefix } from '#server/api-server.ts';
import { guestOf } from '#server/member/session/session.ts';
import { readsFor } from '#server/platform/database/batched-reads.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const categoryID = await forum.aCategory();
const member = await forum.aMember();
const viewer = await guestOf(forum.forum);
let failures: { readonly outcome: string; readonly node: string }[] = [];

beforeEach(() => {
  failures = [];
});

const request = (): FastifyRequest =>
  ({
    server: { forum: forum.forum, readingRoutes: forum.server.readingRoutes },
    log: { error: ({ outcome, node }: (typeof failures)[number]) => failures.push({ outcome, node }) },
    language: 'en',
    viewer,
  }) as unknown as FastifyRequest;

type Load = (input: LoaderInput<Record<string, never>, 'permissions'>) => Promise<unknown>;

const settings = z.strictObject({});
const base = {
  component: 'Test',
  name: 'administration.widget.cta',
  icon: 'x',
  group: 'posts',
  settings,
  places: { views: 'all', columns: 'all' },
} as const;

let count = 0;

/** Returns a loader of a widget of its own. */
const aLoader = (load: Load, more: object = {}): WidgetLoader => {
  count += 1;
  const definition = defineWidget({ ...base, id: `w${count}`, hydrate: `w${count}`, audience: 'permissions', ...more });
  return defineLoader(definition, load as never);
};

const pageWith = (loaders: readonly WidgetLoader[], more: Partial<WidgetPage> = {}): WidgetPage => ({
  layoutID: 1,
  revisionID: 1,
  nodes: loaders.map(({ definition }, place) => ({ id: `n${place}`, widget: definition.id })),
  invalid: new Set(),
  record: {},
  viewer,
  prefix: apiPrefix,
  loaders: new Map(loaders.map((loader) => [loader.definition.id, loader])),
  ...more,
});

const outcomesOf = async (loaders: readonly WidgetLoader[]) =>
  [...(await loadWidgetData(request(), pageWith(loaders))).values()].map(({ outcome }) => outcome);

const good: Load = async ({ api }) => ({ items: (await listDiscussions(api, { limit: 1 })).body });

test('a widget that throws, rejects, hangs or returns nonsense is logged once and affects no other', async () => {
  await createDiscussion(member.api, { name: 'Oats', body: 'Text', format: 'text', categoryID });
  const bad: readonly (readonly [Load, string])[] = [
    [
      () => {
        throw new Error('at once');
      },
      'failed',
    ],
    [
      async () => {
        throw new Error('later');
      },
      'failed',
    ],
    [() => new Promise(() => {}), 'late'],
    [async () => null, 'empty'],
    [async () => undefined, 'empty'],
    [async () => 'text', 'failed'],
    [async () => [], 'failed'],
    [async () => ({ items: 'x'.repeat(1_000_000) }), 'failed'],
    [async () => ({ id: 1n }), 'failed'],
    [async () => ({}), 'ready'],
  ];
  const loaders = bad.flatMap(([load]) => [aLoader(load), aLoader(good)]);
  const startedAt = performance.now();
  const outcomes = await outcomesOf(loaders);
  expect(performance.now() - startedAt).toBeLessThan(1_600);
  expect(outcomes).toEqual(bad.flatMap(([, outcome]) => [outcome, 'ready']));
  const expected = bad.flatMap(([, outcome], place) =>
    outcome === 'failed' || outcome === 'late' ? [{ outcome, node: `n${place * 2}` }] : [],
  );
  expect(failures.toSorted((one, other) => one.node.localeCompare(other.node))).toEqual(
    expected.toSorted((one, other) => one.node.localeCompare(other.node)),
  );
});

test('one failing statement among twelve widgets, whose reads are joined, leaves eleven', async () => {
  const asMember = { ...viewer, userID: member.userID };
  const failing = async () => ({
    items: (await sql`select 1 / 0 as one`.execute(readsFor(asMember, forum.forum.db))).rows,
  });
  const loaders = Array.from({ length: 12 }, (_, place) =>
    aLoader(place === 5 ? failing : good, { audience: 'member' }),
  );
  const data = await loadWidgetData(request(), pageWith(loaders, { viewer: asMember }));
  const outcomes = [...data.values()].map(({ outcome }) => outcome);
  expect(outcomes).toEqual(loaders.map((_, place) => (place === 5 ? 'failed' : 'ready')));
});

test('the signal of a loader is aborted when its budget is exceeded', async () => {
  let signal: AbortSignal | undefined;
  const loader = aLoader(
    (input) => {
      signal = input.signal;
      return new Promise(() => {});
    },
    { budget: 20 },
  );
  expect(await outcomesOf([loader])).toEqual(['late']);
  expect(signal?.aborted).toBe(true);
});

test('a widget whose records the viewer may not see is empty', async () => {
  const loader = aLoader(({ api }) => api.call('GET', '/layouts' as never));
  expect(await outcomesOf([loader])).toEqual(['empty']);
  expect(failures).toEqual([]);
});

test('only widgets for members receive the viewer; others read without a name', async () => {
  const seen: unknown[] = [];
  const load: Load = async (input) => {
    const { userID } = (await input.api.call('GET', '/users/me' as never)).body as { userID: number };
    seen.push([userID, (input as { viewer?: unknown }).viewer !== undefined]);
    return {};
  };
  const asMember = { ...viewer, userID: member.userID, name: member.name };
  const loaders = (['everyone', 'permissions', 'member'] as const).map((audience) => aLoader(load, { audience }));
  for (const loader of loaders) await loadWidgetData(request(), pageWith([loader], { viewer: asMember }));
  expect(seen).toEqual([
    [0, false],
    [0, false],
    [member.userID, true],
  ]);
});

test('reads of widgets are joined, except those of a widget that joins none', async () => {
  const countStatements = async (more: object) => {
    const asMember = { ...viewer, userID: member.userID };
    const loaders = [aLoader(good, { audience: 'member' }), aLoader(good, { audience: 'member', ...more })];
    const sent = vi.spyOn(forum.forum.db.getExecutor(), 'executeQuery');
    await loadWidgetData(request(), pageWith(loaders, { viewer: asMember }));
    const count = sent.mock.calls.length;
    sent.mockRestore();
    return count;
  };
  const joined = await countStatements({});
  expect(joined).toBeGreaterThan(0);
  expect(await countStatements({ joins: false })).toBe(2 * joined);
});
