import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { connectTitleBarSearch } from '#machines/shell/title-bar/title-bar-search.connect.ts';
import { type SearchSuggestion, titleBarSearchMachine } from '#machines/shell/title-bar/title-bar-search.machine.ts';

test('a burst of typing sends one request, 100 ms after the last character', () => {
  const { type, clock, asked } = openSearch();
  for (const text of ['g', 'gl', 'glu', 'glue']) {
    type(text);
    clock.increment(99);
  }
  expect(asked()).toEqual([]);
  clock.increment(1);
  expect(asked()).toEqual([{ text: 'glue', isGivenUp: false }]);
});

test('newer text aborts the older request', () => {
  const { type, clock, asked } = openSearch();
  type('glue');
  clock.increment(100);
  type('paint');
  expect(asked()).toEqual([{ text: 'glue', isGivenUp: true }]);
  clock.increment(100);
  expect(asked()).toEqual([
    { text: 'glue', isGivenUp: true },
    { text: 'paint', isGivenUp: false },
  ]);
});

test('blanks alone send no request', () => {
  const { type, clock, asked } = openSearch();
  type('   ');
  clock.increment(10_000);
  expect(asked()).toEqual([]);
});

test('Enter searches for the text as typed; on a suggestion it opens that', async () => {
  const { type, press, clock, answer, opened } = openSearch();
  type(' glue & paint ');
  press('Enter');
  expect(opened()).toEqual(['/search?query=glue%20%26%20paint']);
  type('glue', true);
  clock.increment(100);
  await answer([{ name: 'Glue that holds', url: '/discussion/34/glue-that-holds' }]);
  press('ArrowDown');
  press('ArrowDown');
  press('Enter');
  expect(opened().at(-1)).toBe('/discussion/34/glue-that-holds');
});

test('a key press that is part of a composition is ignored', () => {
  const { type, press, opened, facts } = openSearch();
  type('にかわ');
  press('Enter', true);
  expect([opened(), facts().isOpen]).toEqual([[], true]);
});

test('Escape closes the list, then the search; the text is still there when it is reopened', () => {
  const { type, press, facts } = openSearch();
  type('glue');
  press('Escape');
  expect([facts().isOpen, facts().isListed]).toEqual([true, false]);
  press('Escape');
  expect(facts().isOpen).toBe(false);
  facts().getButtonProps().onClick();
  expect(facts().getInputProps().value).toBe('glue');
});

function openSearch() {
  const clock = new SimulatedClock();
  const questions: { text: string; signal: AbortSignal; answer: (found: readonly SearchSuggestion[]) => void }[] = [];
  const opened: string[] = [];
  const machine = titleBarSearchMachine.provide({
    actors: {
      findSuggestions: fromPromise(({ input, signal }) => {
        const { promise, resolve } = Promise.withResolvers<readonly SearchSuggestion[]>();
        questions.push({ text: input, signal, answer: resolve });
        return promise;
      }),
    },
    actions: { openAddress: (_, { url }) => void opened.push(url) },
  });
  const actor = createActor(machine, { clock }).start();
  const facts = () => connectTitleBarSearch(actor.getSnapshot(), actor.send, 'search');
  actor.send({ type: 'search.opened' });
  return {
    clock,
    facts,
    opened: () => opened,
    asked: () => questions.map(({ text, signal }) => ({ text, isGivenUp: signal.aborted })),
    type: (value: string, isReopened = false) => {
      if (isReopened) actor.send({ type: 'search.opened' });
      facts().getInputProps().onChange({ target: { value } });
    },
    press: (key: string, isComposing = false) =>
      facts()
        .getInputProps()
        .onKeyDown({ key, nativeEvent: { isComposing }, preventDefault: () => {}, stopPropagation: () => {} }),
    answer: async (found: readonly SearchSuggestion[]) => {
      questions.at(-1)?.answer(found);
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}
