import { expect, test } from 'vitest';
import { connectPartLoad } from '#machines/primitives/runtime/part-load.connect.ts';
import { type PartLoad, type PartLoadEvent, partLoadAfter } from '#machines/primitives/runtime/part-load.ts';

test('the newest click is kept until the part is there', () => {
  const part = startPart();
  part.send({ type: 'part.requested', action: 'first' });
  expect(part.view().getPlaceholderProps()).toEqual({ 'aria-busy': true });
  part.send({ type: 'part.requested', action: 'second' });
  part.send({ type: 'part.loaded', action: 'first' });
  expect(part.view().isReady).toBe(false);
  part.send({ type: 'part.loaded', action: 'second' });
  expect(part.view()).toMatchObject({ isReady: true, action: 'second' });
});

test('a part that cannot be loaded is no longer busy, and the next click loads it again', () => {
  const part = startPart();
  part.send({ type: 'part.requested', action: 'first' });
  part.send({ type: 'part.failed', action: 'first' });
  expect(part.view()).toMatchObject({ state: 'failed', action: 'first' });
  expect(part.view().getPlaceholderProps()).toEqual({});
  part.send({ type: 'part.requested', action: 'again' });
  expect(part.view()).toMatchObject({ state: 'loading', action: 'again' });
});

test('a released part shows its placeholder again, without the old action', () => {
  const part = startPart();
  part.send({ type: 'part.requested', action: 'first' });
  part.send({ type: 'part.loaded', action: 'first' });
  part.view().release();
  expect(part.view()).toMatchObject({ state: 'idle', action: undefined });
});

/** Starts a part as pages do, without XState. */
function startPart() {
  let part: PartLoad = { state: 'idle', action: undefined };
  const send = (event: PartLoadEvent) => {
    part = partLoadAfter(part, event);
  };
  return { send, view: () => connectPartLoad(part, send) };
}
