import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

const renderedHtml = (part: ReturnType<typeof preloadable<{ name: string }>>) =>
  renderToString(
    <Suspense fallback={<p>wait</p>}>
      <part.Part name="Ada" />
    </Suspense>,
  );

test('a preloaded component renders at once', async () => {
  const greeting = preloadable(async () => Greeting);
  await greeting.load();
  expect(renderedHtml(greeting)).toContain('Hello <!-- -->Ada');
});

test('until it is loaded, its fallback renders', () => {
  expect(renderedHtml(preloadable(async () => Greeting))).toContain('wait');
});

test('an action runs once it is loaded, and a failed load is retried', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => Greeting);
  load.mockRejectedValueOnce(new Error('no connection'));
  const greeting = preloadable(load);
  const act = vi.fn();
  greeting.whenLoaded(act);
  await vi.advanceTimersByTimeAsync(999);
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(act).toHaveBeenCalledTimes(1);
  greeting.whenLoaded(act);
  expect(act).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('a load that fails after the last retry is reported once, and the next request loads again', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => Greeting);
  for (let times = 0; times < 4; times += 1) load.mockRejectedValueOnce(new Error('no connection'));
  const greeting = preloadable(load);
  const [act, fail] = [vi.fn(), vi.fn()];
  greeting.whenLoaded(act, fail);
  await vi.advanceTimersByTimeAsync(20_999);
  expect(fail).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect([load.mock.calls.length, fail.mock.calls.length, act.mock.calls.length]).toEqual([4, 1, 0]);
  greeting.whenLoaded(act, fail);
  await vi.advanceTimersByTimeAsync(0);
  expect([fail.mock.calls.length, act.mock.calls.length]).toEqual([1, 1]);
  vi.useRealTimers();
});

test('when idle it is loaded only once, and not if data saving is on', async () => {
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  const load = vi.fn(async () => Greeting);
  const greeting = preloadable(load);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  greeting.preloadWhenIdle();
  expect(load).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', {});
  greeting.preloadWhenIdle();
  greeting.preloadWhenIdle();
  await load.mock.results[0]?.value;
  expect(load).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
