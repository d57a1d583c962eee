import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Page, test } from '@playwright/test';
import { reasonOf } from '#scripts/test/failures.mjs';
import { describeFocus } from './element-words.ts';
import { stepLimit } from './step-limit.ts';

/** The place of a step in a walk, and the states around it. */
export interface StepPlace {
  readonly machine: string;
  /** The name of the path and the input device: `start 1, by pointer`. */
  readonly path: string;
  /** The number of the step, from 1; 0 for the start. */
  readonly number: number;
  readonly count: number;
  /** The events of the path up to and including this step. */
  readonly events: readonly string[];
  readonly before: string;
  readonly expected: string;
}

/** An error of a walk that is already described. */
export class StepFailure extends Error {
  override name = 'StepFailure';
}

/**
 * Returns the error that describes a failed step: place, reason, states, focus, pending requests, a picture and the
 * accessibility tree. Its stack contains the frames of the gestures, so that the report shows their line.
 */
export async function stepFailure(page: Page, place: StepPlace, cause: unknown): Promise<StepFailure> {
  if (cause instanceof StepFailure) return cause;
  const { machine, path, number, count, events, before, expected } = place;
  const step = number === 0 ? 'at the start' : `step ${number} of ${count}, ${events.at(-1)}`;
  const seen = await describePage(page, machine).catch((error: Error) => [['page', reasonOf(error.message)] as const]);
  const rows = [
    ['expected', number === 0 ? expected : `${before} → ${expected}`],
    ...seen,
    ...(events.length > 1 ? [['steps so far', events.join(', ')] as const] : []),
    ['picture', await takePicture(page, number)],
  ] as const;
  const lines = rows.map(([name, text]) => `  ${`${name}:`.padEnd(14)} ${text}`.replace(/ +$/gm, ''));
  const text = [`${machine}, ${path}, ${step}: ${plainReason(cause)}`, ...lines].join('\n');
  const failure = new StepFailure(text);
  failure.stack = `${failure.name}: ${text}\n${framesOf(cause)}`;
  return failure;
}

/** Returns the stack frames of an error that are in gestures. The report shows the code of the first one. */
const framesOf = (cause: unknown): string =>
  (cause instanceof Error ? (cause.stack ?? '') : '')
    .split('\n')
    .filter((line) => /^\s+at .*\.gestures\.ts/.test(line))
    .join('\n');

/**
 * Returns the reason of a failure in one line. Playwright's timeout of an action names its target only in the log of
 * the call.
 */
function plainReason(cause: unknown): string {
  const message = stripVTControlCharacters(cause instanceof Error ? cause.message : String(cause));
  const log = message.split('Call log:')[1]?.split('\n') ?? [];
  const tries = log.map((line) => line.replace(/^[\s-]*/, '')).filter(Boolean);
  const target = tries.find((line) => line.startsWith('waiting for'))?.replace('waiting for ', '');
  if (!/: Timeout \d+ms exceeded/.test(message) || !target) return reasonOf(message);
  const obstacle = tries.findLast((line) => /not (visible|enabled|stable)|intercepts|outside/.test(line));
  return `the target ${target} did not come within ${stepLimit / 1_000} s${obstacle ? `: ${obstacle}` : ''}`;
}

/** Returns the state of the machine, of the document, the focus, the pending requests and the accessibility tree. */
async function describePage(page: Page, machine: string) {
  const found = await page.evaluate(
    (id) => ({
      running: window.stage?.machineState(id),
      shown: [...document.querySelectorAll<HTMLElement>(`[data-machine="${id}"]`)].map((one) => one.dataset['state']),
      requests: (window.stage?.requests() ?? []).map(({ method, path }) => `${method} ${path}`),
    }),
    machine,
  );
  const tree = (await page.locator('body').ariaSnapshot({ timeout: 1_000 })).split('\n');
  const rest = tree.length > longestTree ? [`… ${tree.length - longestTree} more lines`] : [];
  return [
    ['machine is in', found.running ?? 'unknown: the scene does not run it with useMachine'],
    ['data-state', found.shown.join(' and ') || `no element with data-machine="${machine}"`],
    ['focus', await describeFocus(page)],
    ['requests', found.requests.join(', ') || 'none'],
    ['page', ['', ...tree.slice(0, longestTree), ...rest].join('\n    ')],
  ] as const;
}

const longestTree = 25;

/** Attaches a picture of the page to the report and returns its path. */
async function takePicture(page: Page, number: number): Promise<string> {
  const file = test.info().outputPath(`step-${number}.png`);
  try {
    await page.screenshot({ path: file, timeout: stepLimit });
  } catch (error) {
    return `none: ${reasonOf((error as Error).message)}`;
  }
  await test.info().attach('picture', { path: file, contentType: 'image/png' });
  return relative(process.cwd(), file);
}
