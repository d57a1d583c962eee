import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { AnyStateMachine, EventFromLogic } from 'xstate';
import type { FactValue } from '#machines/model/facts.ts';
import type { Model } from '#machines/model/model.ts';
import type { Look } from '#stories/support/look.ts';
import { stepLimit } from './step-limit.ts';

/** The context of a gesture. `event` is the event of the model, with its sample payload. */
export interface GestureContext<Event = { readonly type: string }> {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly event: Event;
}

type Act<Event = { readonly type: string }> = (hand: GestureContext<Event>) => Promise<unknown>;

/**
 * The interaction that triggers an event: by pointer, by keyboard, or from outside (`world`: another tab, the network).
 * An event that only a pointer can trigger names its `twin`: the keyboard event (or events) that leads to a state with
 * the same tags.
 */
export interface Gesture<Event = { readonly type: string }> {
  readonly pointer?: Act<Event>;
  readonly keyboard?: Act<Event>;
  readonly world?: Act<Event>;
  readonly twin?: string | readonly string[];
}

/** Settles a call that does not go through the story's server. */
export type Settle = (hand: { readonly page: Page }, answer: unknown) => Promise<unknown>;

/** A response of the story's server. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The gestures of a model, and the expectations for each state. */
export interface Gestures<M extends AnyStateMachine = AnyStateMachine> {
  readonly model: Model<M>;
  readonly events: {
    readonly [Type in EventFromLogic<M>['type']]?: Gesture<Extract<EventFromLogic<M>, { type: Type }>>;
  };
  readonly calls?: Readonly<Record<string, { readonly done?: Settle; readonly error?: Settle }>>;
  /**
   * The responses for the outputs of calls, by the source of the call. By default the output is the body, with status
   * 200.
   */
  readonly replies?: Readonly<Record<string, (output: never) => Reply>>;
  /**
   * The path patterns of the requests of calls, by the source of the call. Required where several requests can be in
   * flight.
   */
  readonly requests?: Readonly<Record<string, RegExp>>;
  /**
   * Runs before each walk, when the page is loaded and the component is not mounted yet. For example, narrows the
   * window for one of the starts.
   */
  readonly before?: (hand: { readonly page: Page; readonly start: string }) => Promise<unknown>;
  /**
   * Returns what the view shows of each observed fact, as a person perceives it: a typed text, the checked boxes, a
   * counter; undefined where the view does not show it. The functions run in the page: they use their argument only, no
   * import and no variable of the file.
   */
  readonly facts?: Readonly<Record<string, (look: Look) => FactValue | undefined>>;
  /** Checks the visible and announced content of each state, by state name. */
  readonly seen: Readonly<Record<string, Act>>;
}

/** Defines the gestures of a model. */
export const defineGestures = <M extends AnyStateMachine>(
  model: Model<M>,
  gestures: Omit<Gestures<M>, 'model'>,
): Gestures<M> => ({ model, ...gestures });

/** Moves the focus to an element with Tab only, as a user without a pointer does. Throws after 60 stops. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  let element = await target.elementHandle();
  for (let stops = 0; stops < 60; stops += 1) {
    const place = await element?.evaluate((one) =>
      one.isConnected ? one === one.ownerDocument.activeElement : 'gone',
    );
    if (place === true) return;
    // The element was re-rendered during the search.
    if (place === 'gone') element = await target.elementHandle();
    else await page.keyboard.press('Tab');
  }
  throw new Error(`the target ${target} was not reached within 60 tab stops`);
}

/**
 * Clicks the centre of an element. Clicks immediately when the element is at rest, enabled and not covered. Otherwise
 * uses Playwright's click, which waits for some frames even when this is not necessary.
 */
export async function click(target: Locator): Promise<void> {
  const middle = await target.evaluate(restingMiddle);
  if (middle) await target.page().mouse.click(...middle);
  else await target.click();
}

/**
 * Returns the position at which an element can be clicked now; undefined when it cannot be clicked. Runs in the page.
 */
function restingMiddle(element: Element): [number, number] | undefined {
  const staysInPlace = /^(offset|computedOffset|easing|composite|opacity|fill|stroke|outline.*|boxShadow|.*[cC]olor)$/;
  const moves = (effect: AnimationEffect | null) =>
    effect instanceof KeyframeEffect &&
    effect.getKeyframes().some((frame) => Object.keys(frame).some((property) => !staysInPlace.test(property)));
  const isMoving = document.getAnimations().some((one) => one.playState === 'running' && moves(one.effect));
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle: [number, number] = [x + width / 2, y + height / 2];
  const onTop = document.elementFromPoint(...middle);
  const isReached = element.contains(onTop) || element.closest('label')?.contains(onTop);
  const mayBe = isReached && !isMoving && element.checkVisibility({ visibilityProperty: true });
  return mayBe && !element.matches(':disabled, [aria-disabled="true"], [aria-disabled="true"] *') ? middle : undefined;
}

/** Returns the gesture that presses an element: a click, or Tab to the element and a key (Enter by default). */
export const press = (find: (page: Page) => Locator, key = 'Enter') => ({
  pointer: ({ page }: { page: Page }) => click(find(page)),
  keyboard: async ({ page }: { page: Page }) => {
    await tabTo(page, find(page));
    await page.keyboard.press(key);
  },
});

/** Expects a loading indicator. It appears after 150 ms, so the walk's clock advances by this time. */
export const expectLoading = (part: Locator): Promise<void> =>
  expect(async () => {
    await part.page().clock.runFor(150);
    await expect(part).toContainText('Loading', { timeout: 100 });
  }).toPass({ timeout: stepLimit });
