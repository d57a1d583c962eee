import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Facts, factText, isSameFact } from '#machines/model/facts.ts';
import type { Walker } from '#machines/model/walker.ts';
import type { StageFacts } from '#stories/support/stage.tsx';
import type { Gestures } from './gestures.ts';

/** The time within which the view must show the facts of a state, in milliseconds. */
const timeLimit = 2_000;

/** The facts that walks have compared, by the machine that a walk runs in Node. */
export interface ComparedFacts {
  /** The names of the facts that were read from the view. */
  readonly seen: Set<string>;
  /** The names of the facts that were compared with the running component's machine. */
  readonly inspected: Set<string>;
}

/**
 * Expects that the view shows the facts of a walker's machine, as the gestures perceive them, and that the component's
 * machine has the same facts. Reads all facts at once.
 */
export async function expectFacts(
  page: Page,
  gestures: Gestures,
  walker: Walker,
  compared: ComparedFacts,
): Promise<void> {
  const { facts: wanted, model } = walker;
  if (!model.spec.observe) return;
  const perceivers = Object.entries(gestures.facts ?? {}).map(([name, perceive]) => [name, String(perceive)] as const);
  const read = () =>
    page.evaluate(([id, given]) => window.stage.facts(id, given), [model.machine.id, perceivers] as const);
  const end = Date.now() + timeLimit;
  let found = await read();
  let wrong = differences(found, wanted);
  while (wrong.length > 0 && Date.now() < end) {
    await setTimeout(5);
    found = await read();
    wrong = differences(found, wanted);
  }
  if (wrong.length > 0) throw new Error(`the facts differ: ${wrong.join('; ')}`);
  for (const name of Object.keys(found.seen)) compared.seen.add(name);
  if (found.actors.length > 0) for (const name of Object.keys(wanted)) compared.inspected.add(name);
}

/** Returns how the view and the component's machines differ from the expected facts. Empty when they agree. */
function differences({ seen, actors }: StageFacts, wanted: Facts): string[] {
  const inView = Object.entries(seen)
    .filter(([name, value]) => !isSameFact(value, wanted[name]))
    .map(([name, value]) => `${name}: the view shows ${factText(value)}, expected is ${factText(wanted[name])}`);
  const [actor] = actors;
  if (!actor || actors.some((facts) => isSameFact(facts, wanted))) return inView;
  const inMachine = Object.keys(wanted)
    .filter((name) => !isSameFact(actor[name], wanted[name]))
    .map((name) => `${name}: the component has ${factText(actor[name])}, expected is ${factText(wanted[name])}`);
  return [...inView, ...inMachine];
}
