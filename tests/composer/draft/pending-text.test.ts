import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPendingTexts } from '#machines/composer/draft/pending-text.ts';
import { hasStoredText } from '#machines/composer/draft/stored-text-index.ts';
import { createTextStore } from '#machines/composer/draft/text-store.ts';
import { blankWriting, type TextCopy } from '#machines/composer/form/writing.ts';

const key = '7/comment/new/discussion:34';

const copy = (body: string, changedAt: number, tab = 'one'): TextCopy => ({
  tab,
  changedAt,
  writing: { ...blankWriting, body },
});

const bodies = (copies: readonly TextCopy[]) => copies.map(({ writing }) => writing.body);

beforeEach(() => {
  vi.stubGlobal('localStorage', aLocalStorage());
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('text is held in memory until the database has stored it', async () => {
  const { store, open } = aStoreThatWaits();
  const stored = store.keep(key, copy('Half a thought', 5), []);
  expect(bodies(readPendingTexts(key))).toEqual(['Half a thought']);
  open();
  await stored;
  expect(readPendingTexts(key)).toEqual([]);
});

test('text is restored after the page is left before the database was ready', async () => {
  void aStoreThatWaits().store.keep(key, copy('Half a thought', 5), []);
  expect(hasStoredText(key)).toBe(true);
  expect(bodies(await aStoreThatWaits([]).store.open(key))).toEqual(['Half a thought']);
});

test('of a copy in memory and a stored copy, the later one is opened', async () => {
  const { store } = aStoreThatWaits([copy('Half a', 4), copy('Another', 9, 'two')]);
  store.hold(key, copy('Half a thought', 5));
  expect(bodies(await store.open(key))).toEqual(['Another', 'Half a thought']);
  store.hold(key, copy('Half', 3));
  expect(bodies(await store.open(key))).toEqual(['Another', 'Half a']);
});

test('text held in memory is released when it is continued in another tab', async () => {
  const { store, open } = aStoreThatWaits([]);
  open();
  store.hold(key, copy('Half a thought', 5));
  await store.keep(key, copy('Half a thought, and the rest', 6, 'two'), await store.open(key));
  expect(bodies(await store.open(key))).toEqual(['Half a thought, and the rest']);
});

test('text that was typed and deleted again leaves nothing behind', async () => {
  const { store } = aStoreThatWaits([]);
  store.hold(key, copy('H', 5));
  store.hold(key, copy('', 6));
  expect(await store.open(key)).toEqual([]);
  expect(hasStoredText(key)).toBe(false);
});

/** Creates a store whose database completes changes only after it has been opened. */
function aStoreThatWaits(stored: readonly TextCopy[] = []) {
  let shelf = stored;
  const { promise, resolve: open } = Promise.withResolvers<void>();
  const store = createTextStore({
    read: async () => shelf,
    async change(_, change) {
      await promise;
      shelf = change(shelf);
      return shelf;
    },
  });
  return { store, open };
}

/** Creates a mock of the browser's local storage, whose entries are its own keys. */
function aLocalStorage() {
  const methods = {
    getItem: (place: string) => (places as Record<string, unknown>)[place] ?? null,
    setItem: (place: string, value: string) => Object.assign(places, { [place]: value }),
    removeItem: (place: string) => Reflect.deleteProperty(places, place),
  };
  const places: object = Object.create(methods);
  return places;
}
