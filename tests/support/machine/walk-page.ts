import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { ApiFailure } from '#api/failure.ts';
import type { ModelGraph } from '#machines/model/graph.ts';
import { modelStart } from '#machines/model/model.ts';
import type { Path, PathStep } from '#machines/model/paths.ts';
import { Walker } from '#machines/model/walker.ts';
import type { StageAnswer } from '#stories/support/stage.tsx';
import type { Gesture, Gestures } from '#tests/support/machine/gestures.ts';
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
 * the expectations of the gestures.
 */
export async function walkInPage(walk: PageWalk, path: Path): Promise<void> {
  const { page, graph, gestures, scene } = walk;
  await page.mouse.move(0, 0);
  await gestures.before?.({ page, start: path.start });
  await page.clock.setSystemTime(modelStart);
  await page.evaluate(([address, start]) => window.stage.show(address, start), [scene, path.start] as const);
  const start = graph.nodes.get(graph.starts[path.start]?.node ?? '')?.state ?? '';
  // The same machine walks in Node, so that the facts after the whole path are known.
  const walker = new Walker(graph.model, path.start);
  await isIn(walk, start, `${path.name}, at the start`);
  await expectFacts(page, gestures, walker, `${path.name}, at the start`, walk.compared);
  let before = start;
  for (const [index, step] of path.steps.entries()) {
    const taken = path.steps.slice(0, index + 1).map(({ event }) => event.type);
    const where = `${path.name}: ${taken.join(', ')}`;
    await takeStep(walk, step, before, where);
    walker.take(step);
    await expectFacts(page, gestures, walker, where, walk.compared);
    before = step.state;
  }
  walker.actor.stop();
}

async function takeStep(walk: PageWalk, step: PathStep, before: string, where: string): Promise<void> {
  if (step.kind === 'delay') {
    await walk.page.clock.runFor((step.wait ?? 1) - 1);
    expect(await stateIn(walk), `${where}, a millisecond early`).toBe(before);
    await walk.page.clock.runFor(1);
  } else if (step.kind === 'event') await act(walk, step);
  else await answer(walk, step, where);
  await isIn(walk, step.state, where);
}

async function act({ page, gestures, mode }: PageWalk, { event }: PathStep): Promise<void> {
  const perform = actOf((gestures.events as Record<string, Gesture>)[event.type], mode);
  if (!perform) throw new Error(`The gestures do not define how to trigger ${event.type} (${mode}).`);
  await perform({ page, context: page.context(), event });
}

async function answer({ page, gestures, graph }: PageWalk, { kind, event, source = '' }: PathStep, where: string) {
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
  const isAnswered = () => page.evaluate((given) => window.stage.answer(given), reply);
  await expect
    .poll(isAnswered, { message: `${where}: ${graph.model.machine.id} sent no request for ${source}`, intervals })
    .toBe(true);
}

const failed = (error: unknown): StageAnswer =>
  error instanceof ApiFailure && error.status > 0 ? { status: error.status, body: error.toBody() } : { status: 0 };

const intervals = [0, 5, 10, 20, 50];

const stateIn = ({ page, graph }: PageWalk) =>
  page.evaluate(
    (id) => document.querySelector<HTMLElement>(`[data-machine="${id}"]`)?.dataset['state'],
    graph.model.machine.id,
  );

/** The time limit for a step on a busy machine, in milliseconds. */
const timeLimit = 15_000;

/** Waits until the component is in a state. Polls directly, because `expect.poll` takes longer than many steps. */
async function untilState(walk: PageWalk, state: string, where: string): Promise<void> {
  const end = Date.now() + timeLimit;
  let found = await stateIn(walk);
  while (found !== state && Date.now() < end) {
    await setTimeout(5);
    found = await stateIn(walk);
  }
  expect(found, where).toBe(state);
}

async function isIn(walk: PageWalk, state: string, where: string): Promise<void> {
  await untilState(walk, state, where);
  const perceive = walk.gestures.seen[state];
  if (!perceive) throw new Error(`The gestures do not define the expectations for the state ${state}.`);
  try {
    await perceive({ page: walk.page, context: walk.page.context(), event: { type: 'seen' } });
  } catch (error) {
    throw new Error(`${where}: in ${state}, ${(error as Error).message}`, { cause: error });
  }
}
