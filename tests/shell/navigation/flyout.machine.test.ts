import { expect, test } from 'vitest';
import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import { type FlyoutEvent, flyoutMachine } from '#machines/shell/navigation/flyout.machine.ts';

type Page = readonly SnapshotFrom<typeof flyoutMachine>[];

const events: readonly FlyoutEvent[] = [
  { type: 'toggle.pressed', isSmall: false },
  { type: 'toggle.pressed', isSmall: true },
  { type: 'flyout.dismissed' },
  { type: 'item.chosen' },
  { type: 'focus.left' },
  { type: 'screen.narrowed' },
  { type: 'screen.widened' },
];

const isOpen = (flyout: Page[number]) => flyout.hasTag('open');
const nameOf = (page: Page) => JSON.stringify(page.map(({ value }) => value));

/**
 * Whether an event is possible: nothing behind a modal flyout can be pressed, and a flyout that is open beside its
 * button cannot be on a small screen.
 */
const isPossible = (page: Page, whose: number, event: FlyoutEvent) =>
  event.type !== 'toggle.pressed' ||
  page.every(
    (flyout, place) =>
      !flyout.hasTag('modal') && !(event.isSmall && place === whose && flyout.matches({ open: 'beside' })),
  );

/** Returns the page after an event of one of its flyouts. A flyout that opens notifies the others. */
function after(page: Page, whose: number, event: FlyoutEvent): Page {
  const [own, actions] = transition(flyoutMachine, page[whose] as Page[number], event);
  const isTold = actions.some(({ type }) => type === 'tellOpening');
  return page.map((flyout, place) => {
    if (place === whose) return own;
    return isTold ? transition(flyoutMachine, flyout, { type: 'other.opened' })[0] : flyout;
  });
}

/** Returns every possible step of a page with three flyouts, starting with all of them closed. */
function everyStep() {
  const [closed] = initialTransition(flyoutMachine);
  const first: Page = [closed, closed, closed];
  const pages = new Map([[nameOf(first), first]]);
  const steps: { before: Page; whose: number; event: FlyoutEvent; page: Page }[] = [];
  // The loop appends the pages it finds to the map it iterates over.
  for (const before of pages.values())
    for (const whose of before.keys())
      for (const event of events) {
        if (!isPossible(before, whose, event)) continue;
        const page = after(before, whose, event);
        steps.push({ before, whose, event, page });
        pages.set(nameOf(page), page);
      }
  return { pages: [...pages.values()], steps };
}

const { pages, steps } = everyStep();

test('of several flyouts on a page at most one is open, after any sequence of events', () => {
  expect(pages.length).toBe(7);
  expect(pages.filter((page) => page.filter(isOpen).length > 1)).toEqual([]);
});

test('closing a flyout does not affect the others', () => {
  const wrong = steps.filter(
    ({ before, whose, event, page }) =>
      event.type !== 'toggle.pressed' && page.some((flyout, place) => place !== whose && flyout !== before[place]),
  );
  expect(wrong).toEqual([]);
});
