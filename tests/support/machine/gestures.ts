import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { AnyStateMachine, EventFromLogic } from 'xstate';
import type { Model } from '#machines/model/model.ts';

/** What a gesture has at hand; `event` is the model's event, with its sample payload. */
export interface Hand<Event = { readonly type: string }> {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly event: Event;
}

type Act<Event = { readonly type: string }> = (hand: Hand<Event>) => Promise<unknown>;

/**
 * How an event comes about: by the pointer, by the keyboard, or by the world (another tab, the network). An event that
 * only a pointer can cause names its twin: the keyboard's event (or events) that leads to an equally tagged state.
 */
export interface Gesture<Event = { readonly type: string }> {
  readonly pointer?: Act<Event>;
  readonly keyboard?: Act<Event>;
  readonly world?: Act<Event>;
  readonly twin?: string | readonly string[];
}

/** How a call that does not go through the story's server is brought to its end. */
export type Settle = (hand: { readonly page: Page }, answer: unknown) => Promise<unknown>;

/** An answer as the story's server gives it. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How a model is walked in a browser, and what a person perceives on the way. */
export interface Gestures<M extends AnyStateMachine = AnyStateMachine> {
  readonly model: Model<M>;
  readonly events: {
    readonly [Type in EventFromLogic<M>['type']]?: Gesture<Extract<EventFromLogic<M>, { type: Type }>>;
  };
  readonly calls?: Readonly<Record<string, { readonly done?: Settle; readonly error?: Settle }>>;
  /** The wire form of an output, by the call's source, where it is not the output itself with status 200. */
  readonly replies?: Readonly<Record<string, (output: never) => Reply>>;
  /** Which request a call makes, by its path, where several may be on their way at once. */
  readonly requests?: Readonly<Record<string, RegExp>>;
  /** Done before each walk, once the page is there and before the component is: a narrow window for one of the starts, say. */
  readonly before?: (hand: { readonly page: Page; readonly start: string }) => Promise<unknown>;
  /** What is perceived in each state, by its name. */
  readonly seen: Readonly<Record<string, Act>>;
}

/** Says how the events of a model come about in a browser. */
export const defineGestures = <M extends AnyStateMachine>(
  model: Model<M>,
  gestures: Omit<Gestures<M>, 'model'>,
): Gestures<M> => ({ model, ...gestures });

/** Brings the focus to an element by Tab alone, as somebody without a pointer does; fails after 60 stops. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  let element = await target.elementHandle();
  for (let stops = 0; stops < 60; stops += 1) {
    const place = await element?.evaluate((one) =>
      one.isConnected ? one === one.ownerDocument.activeElement : 'gone',
    );
    if (place === true) return;
    // Drawn anew while it was looked for.
    if (place === 'gone') element = await target.elementHandle();
    else await page.keyboard.press('Tab');
  }
  throw new Error(`60 times Tab did not lead to ${target}`);
}

/**
 * Clicks in the middle of an element. One that is at rest, may be pressed and is covered by nothing is pressed at once;
 * any other one Playwright waits for, which takes some frames even where there is nothing to wait for.
 */
export async function click(target: Locator): Promise<void> {
  const middle = await target.evaluate(restingMiddle);
  if (middle) await target.page().mouse.click(...middle);
  else await target.click();
}

/** Where an element can be pressed now; undefined while it cannot be. Runs in the page. */
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

/** The gesture of pressing something: a click, or Tab to it and a key (Enter unless told). */
export const press = (find: (page: Page) => Locator, key = 'Enter') => ({
  pointer: ({ page }: { page: Page }) => click(find(page)),
  keyboard: async ({ page }: { page: Page }) => {
    await tabTo(page, find(page));
    await page.keyboard.press(key);
  },
});

/** Perceives that something is loading: the sign of it comes after 150 ms, for which the walk's clock has to run. */
export const seesLoading = (part: Locator): Promise<void> =>
  expect(async () => {
    await part.page().clock.runFor(150);
    await expect(part).toContainText('Loading', { timeout: 100 });
  }).toPass();
