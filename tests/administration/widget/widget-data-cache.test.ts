import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { defineWidget } from '#api/administration/widget/widget-definition.ts';
import type { WidgetData } from '#server/administration/layout/hydrated-layout.ts';
import { WidgetDataCache } from '#server/administration/widget/widget-data-cache.ts';
import type { Bus } from '#server/platform/cache/bus.ts';

let loads = 0;
let publish: Record<string, () => void> = {};
let endGap = () => {};

beforeEach(() => {
  loads = 0;
  publish = {};
});

const bus = (isReceiving = true) =>
  ({
    isReceiving,
    subscribe: (topic: string, hear: () => void) => {
      publish[topic] = hear;
    },
    onGap: (hear: () => void) => {
      endGap = hear;
    },
  }) as unknown as Bus;

const widget = (more: object = {}) =>
  defineWidget({
    id: 'tags',
    hydrate: 'tags',
    component: 'Test',
    name: 'administration.widget.cta',
    icon: 'x',
    group: 'posts',
    settings: z.strictObject({}),
    places: { views: 'all', columns: 'all' },
    audience: 'permissions',
    maxAge: 60_000,
    invalidatedBy: ['tags.changed'],
    ...more,
  });

const permissions = {};
const of = (key = 'a', now = 0, who: object = permissions) => ({ permissions: who, key, now });
const ready = async (): Promise<WidgetData> => {
  loads += 1;
  return { outcome: 'ready', props: { items: [loads] } };
};

test('data is kept until its time is over, a topic is published, or messages may have been missed', async () => {
  const cache = new WidgetDataCache(bus());
  const load = (now: number) => cache.get(widget(), of('a', now), ready);
  expect(await Promise.all([load(0), load(0)])).toHaveLength(2);
  expect([(await load(59_999)).props, loads]).toEqual([{ items: [1] }, 1]);
  await load(60_001);
  expect(loads).toBe(2);
  publish['tags.changed']?.();
  await load(60_002);
  expect(loads).toBe(3);
  endGap();
  await load(60_003);
  expect(loads).toBe(4);
});

test('data is shared by viewers with the same permissions and for the same settings only', async () => {
  const cache = new WidgetDataCache(bus());
  await cache.get(widget(), of('a'), ready);
  await cache.get(widget(), of('b'), ready);
  await cache.get(widget(), of('a', 0, {}), ready);
  await cache.get(widget(), of('a'), ready);
  expect(loads).toBe(3);
});

test('data of members, failures, and anything without the event bus is not cached', async () => {
  const cache = new WidgetDataCache(bus());
  for (let count = 0; count < 2; count += 1) await cache.get(widget({ audience: 'member' }), of(), ready);
  expect(loads).toBe(2);
  const failing = async (): Promise<WidgetData> => {
    loads += 1;
    return { outcome: loads % 2 ? 'failed' : 'late' };
  };
  for (let count = 0; count < 3; count += 1) await cache.get(widget(), of(), failing);
  expect(loads).toBe(5);
  const alone = new WidgetDataCache(bus(false));
  for (let count = 0; count < 2; count += 1) await alone.get(widget(), of(), ready);
  expect(loads).toBe(7);
});

test('the least recently used data is evicted when the cache exceeds 4 MB', async () => {
  const cache = new WidgetDataCache(bus());
  const big = async (): Promise<WidgetData> => {
    loads += 1;
    return { outcome: 'ready', props: { text: 'x'.repeat(1_000_000) } };
  };
  for (const key of ['a', 'b', 'c', 'd', 'a', 'e']) await cache.get(widget(), of(key), big);
  expect(loads).toBe(5);
  await cache.get(widget(), of('a'), big);
  expect(loads).toBe(5);
  await cache.get(widget(), of('b'), big);
  expect(loads).toBe(6);
});
