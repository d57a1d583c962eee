import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { ApiFailure } from '#api/failure.ts';
import type { ModelGraph } from '#machines/model/graph.ts';
import { modelStart } from '#machines/model/model.ts';
import type { Path, PathStep } from '#machines/model/paths.ts';
import { Walker } from '#machines/model/walker.ts';
import type { StageAnswer } from '#stories/support/stage.tsx';
import type { Gesture, Gestures } from '#tests/support/machine/gestures.ts';
import { type StepPlace, stepFailure } from '#tests/support/machine/step-failure.ts';
import { stepLimit } from '#tests/support/machine/step-limit.ts';
import { type ComparedFacts, expectFacts } from './walk-facts.ts';

/** The input device of a walk: the pointer where a pointer gesture exists, or the keyboard only. */
export type WalkMode = 'pointer' | 'keyboard';

/** Returns the gesture that triggers an event in a mode; undefined when there is none. */
export const actOf = (gesture: Gesture | undefined, mode: WalkMode) =>
  mode === 'pointer'
    ? (gesture?.pointer ?? gesture?.world ?? gesture?.keyboard)
    : (gesture?.keyboard ?? gesture?.world);

/** The parameters of a walk in a browser. */
export interface PageWalk {
  readonly page: Page;
  readonly graph: ModelGraph;
  readonly gestures: Gestures;
  /** The area and stem of the scene: `discussion/discussion-toggle`. */
  readonly scene: string;
  readonly mode: WalkMode;
  /** The observed facts that the walks of the machine have compared. */
  readonly compared: ComparedFacts;
}

/**
 * Walks a path in a browser, on the mounted component: gestures for events, the page's clock for delays (nothing may
 * happen a millisecond early), the story's server for calls. After every step, checks the state of the component and
 * the expectations of the gestures. A failure names its step and describes the page.
 */
export async function walkInPage(walk: PageWalk, path: Path): Promise<void> {
  const { page, graph, gestures, scene } = walk;
  await page.mouse.move(0, 0);
  await gestures.before?.({ page, start: path.start });
  await page.clock.setSystemTime(modelStart);
  await page.evaluate(([address, start]) => window.stage.show(address, start), [scene, path.start] as const);
  const start = graph.nodes.get(graph.starts[path.start]?.node ?? '')?.state ?? '';
  const failing = (number: number, before: string, expected: string) => async (cause: unknown) => {
    throw await stepFailure(page, placeOf(walk, path, number, before, expected), cause);
  };
  // The same machine walks in Node, so that the facts after the whole path are known.
  const walker = new Walker(graph.model, path.start);
  const arrive = async (state: string) => {
    await isIn(walk, state);
    await expectFacts(page, gestures, walker, walk.compared);
  };
  await arrive(start).catch(failing(0, start, start));
  let before = start;
  for (const [index, step] of path.steps.entries()) {
    const take = async () => {
      await takeStep(walk, step, before);
      walker.take(step);
      await arrive(step.state);
    };
    await take().catch(failing(index + 1, before, step.state));
    before = step.state;
  }
  walker.actor.stop();
}

const placeOf = (
  { graph, mode }: PageWalk,
  { name, steps }: Path,
  number: number,
  before: string,
  expected: string,
): StepPlace => ({
  machine: graph.model.machine.id,
  path: `${name}, by ${mode}`,
  number,
  count: steps.length,
  events: steps.slice(0, number).map(({ event }) => event.type),
  before,
  expected,
});

async function takeStep(walk: PageWalk, step: PathStep, before: string): Promise<void> {
  if (step.kind === 'delay') {
    await walk.page.clock.runFor((step.wait ?? 1) - 1);
    const early = await stateIn(walk);
    if (early !== before) throw new Error(`the state is ${early} a millisecond early`);
    await walk.page.clock.runFor(1);
  } else if (step.kind === 'event') await act(walk, step);
  else await answer(walk, step);
}

async function act({ page, gestures, mode }: PageWalk, { event }: PathStep): Promise<void> {
  const perform = actOf((gestures.events as Record<string, Gesture>)[event.type], mode);
  if (!perform) throw new Error(`The gestures do not define how to trigger ${event.type} (${mode}).`);
  await perform({ page, context: page.context(), event });
}

async function answer({ page, gestures }: PageWalk, { kind, event, source = '' }: PathStep): Promise<void> {
  const end = kind as 'done' | 'error';
  const value = kind === 'done' ? event.output : event.error;
  const settle = gestures.calls?.[source]?.[end];
  if (settle) {
    await settle({ page }, value);
    return;
  }
  const path = gestures.requests?.[source]?.source;
  const reply: StageAnswer = {
    ...(kind === 'error'
      ? failed(value)
      : (gestures.replies?.[source]?.(value as never) ?? { status: 200, body: value })),
    ...(path !== undefined && { path }),
  };
  const isAnswered = await poll(
    () => page.evaluate((given) => window.stage.answer(given), reply),
    (found) => found,
  );
  if (!isAnswered) throw new Error(`no request for ${source} was sent within ${stepLimit / 1_000} s`);
}

const failed = (error: unknown): StageAnswer =>
  error instanceof ApiFailure && error.status > 0 ? { status: error.status, body: error.toBody() } : { status: 0 };

const stateIn = ({ page, graph }: PageWalk) =>
  page.evaluate(
    (id) => document.querySelector<HTMLElement>(`[data-machine="${id}"]`)?.dataset['state'],
    graph.model.machine.id,
  );

/**
 * Repeats a reading until it is as wanted, for the time limit of a step, and returns the last reading. Time in which the
 * whole computer stood still is not counted. Polls directly, because `expect.poll` takes longer than many steps.
 */
async function poll<T>(read: () => Promise<T>, isWanted: (value: T) => boolean): Promise<T> {
  let found = await read();
  let last = Date.now();
  for (let waited = 0; !isWanted(found) && waited < stepLimit; ) {
    await setTimeout(5);
    found = await read();
    waited += Math.min(Date.now() - last, 100);
    last = Date.now();
  }
  return found;
}

async function isIn(walk: PageWalk, state: string): Promise<void> {
  const found = await poll(
    () => stateIn(walk),
    (name) => name === state,
  );
  if (found !== state) throw new Error(`the state ${state} was not reached within ${stepLimit / 1_000} s`);
  const perceive = walk.gestures.seen[state];
  if (!perceive) throw new Error(`The gestures do not define the expectations for the state ${state}.`);
  await perceive({ page: walk.page, context: walk.page.context(), event: { type: 'seen' } });
}
