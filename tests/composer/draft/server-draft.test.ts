import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '#api/api.ts';
import { discardStoredText } from '#components/composer/draft/discard-draft.ts';
import {
  hasStoredText,
  recordServerText,
  storedTextKeys,
  subscribeToStoredTexts,
} from '#machines/composer/draft/stored-text-index.ts';
import { createTextStore } from '#machines/composer/draft/text-store.ts';
import { blankWriting, type ComposerTarget, type TextCopy, writingKey } from '#machines/composer/form/writing.ts';

const place: ComposerTarget = {
  userID: 7,
  recordType: 'comment',
  parentRecordType: 'discussion',
  parentRecordID: 34,
};
const key = writingKey(place);

const storage = () => {
  const stored = new Map<string, string>();
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
};

const aStore = () => {
  const shelf = new Map<string, readonly TextCopy[]>();
  return createTextStore({
    read: async (at) => shelf.get(at) ?? [],
    change: async (at, change) => {
      const changed = change(shelf.get(at) ?? []);
      shelf.set(at, changed);
      return changed;
    },
  });
};

const aDraft = { draftID: 12, version: 3, recordID: null, dateUpdated: '2026-11-20T10:00:00Z' };

/** A mock server that stores one draft of the place and records the requests. */
const aForum = (removal = 204) => {
  const requests: string[] = [];
  const attributes = { body: 'Half a thought', draftMeta: { deviceKey: key } };
  const api = createApi(async ({ method, path }) => {
    requests.push(`${method} ${path}`);
    if (method !== 'DELETE') return { status: 200, json: [{ ...aDraft, attributes }], header: () => undefined };
    const json = removal === 204 ? null : { code: 'server.unexpected' };
    return { status: removal, json, header: () => undefined };
  });
  return { api, asked: requests };
};

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  recordServerText(key, false);
  vi.unstubAllGlobals();
});

test('a draft on the server counts as a stored text, and subscribers are notified', () => {
  const heard = vi.fn();
  const stop = subscribeToStoredTexts(heard);
  recordServerText(key, true);
  expect([hasStoredText(key), storedTextKeys(), heard.mock.calls.length]).toEqual([true, [key], 1]);
  recordServerText(key, true);
  expect(heard).toHaveBeenCalledTimes(1);
  recordServerText(key, false);
  expect([hasStoredText(key), heard.mock.calls.length]).toEqual([false, 2]);
  stop();
});

test('a draft on the server stays known while its editor is opened and closed, until it is posted or discarded', async () => {
  const store = aStore();
  const copy: TextCopy = { tab: 'one', changedAt: 5, writing: { ...blankWriting, body: 'Half a thought' } };
  recordServerText(key, true);
  await store.open(key);
  expect(hasStoredText(key)).toBe(true);
  await store.forget(key, copy, []);
  expect(hasStoredText(key)).toBe(false);
  recordServerText(key, true);
  await store.keep(key, { ...copy, writing: blankWriting, before: copy.writing, discardedAt: 6 }, []);
  expect(hasStoredText(key)).toBe(false);
});

test('a draft whose editor is closed is discarded on the server, and can be restored from this device', async () => {
  const [store, { api, asked }] = [aStore(), aForum()];
  recordServerText(key, true);
  await discardStoredText({ api, store, place });
  expect(asked).toEqual(['GET /drafts', 'DELETE /drafts/12']);
  expect(hasStoredText(key)).toBe(false);
  const [kept] = await store.open(key);
  expect(kept).toMatchObject({ writing: { body: '' }, before: { body: 'Half a thought' } });
});

test('a draft that cannot be removed from the server is reported as not discarded', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { api } = aForum(500);
  await expect(discardStoredText({ api, store: aStore(), place })).rejects.toThrow('could not be removed');
  expect(log.mock.calls.map(([words]) => words)).toEqual(['Error deleting draft']);
  log.mockRestore();
});
