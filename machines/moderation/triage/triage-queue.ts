/** What can be done with a report by one key: all but claiming ends it. */
export type TriageAct = 'dismiss' | 'remove' | 'close' | 'escalate' | 'claim';

/** One step that is asked of the server. */
export interface TriageStep {
  readonly reportID: number;
  readonly act: TriageAct;
}

/** How far a queue of reports has been gone through, with what was asked while something else was under way. */
export interface TriageQueue {
  readonly reportIDs: readonly number[];
  /** The report that keys are about. */
  readonly current: number;
  /** What was handled here, the last one last. */
  readonly handled: readonly TriageStep[];
  /** What is under way. */
  readonly asked: TriageStep | undefined;
  /** How much of what was handled is to be taken back: the last first, before anything that waits. */
  readonly undos: number;
  /** What is to be done after that, in its order. */
  readonly waiting: readonly TriageStep[];
}

const ends = ({ act }: TriageStep): boolean => act !== 'claim';

/** The report before or after the current one; at the end of the queue the same. */
export function beside({ reportIDs, current }: TriageQueue, step: 1 | -1): number {
  const place = reportIDs.indexOf(current) + step;
  return reportIDs[Math.min(Math.max(place, 0), reportIDs.length - 1)] ?? current;
}

/** What will have been handled once what is under way is done and what is to be taken back is. */
function handledSoon({ handled, asked, undos }: TriageQueue): readonly TriageStep[] {
  const all = asked && ends(asked) ? [...handled, asked] : handled;
  return all.slice(0, all.length - undos);
}

/** Whether a step can be asked of the current report: nothing has ended it or is going to, and it is not asked twice. */
export function isFree(queue: TriageQueue, act: TriageAct): boolean {
  const { current, asked, waiting } = queue;
  const ofCurrent = [...waiting, ...(asked ? [asked] : [])].filter(({ reportID }) => reportID === current);
  const isEnded = [...handledSoon(queue), ...waiting.filter(ends)].some(({ reportID }) => reportID === current);
  return !isEnded && !ofCurrent.some((step) => step.act === act);
}

/** Whether there is something to take back: what waits, is under way, or was handled. */
export const canTakeBack = (queue: TriageQueue): boolean => queue.waiting.length > 0 || handledSoon(queue).length > 0;

/** Asks a step of the current report; the next one follows at once, but after a claim. */
export const withStep = (queue: TriageQueue, act: TriageAct): Partial<TriageQueue> => ({
  waiting: [...queue.waiting, { reportID: queue.current, act }],
  current: act === 'claim' ? queue.current : beside(queue, 1),
});

/** Takes the last step back: one that waits is not done; another is to be undone. Its report is the current one again. */
export function withoutLast(queue: TriageQueue): Partial<TriageQueue> {
  const { waiting, undos, current } = queue;
  const last = waiting.at(-1) ?? handledSoon(queue).at(-1);
  return {
    ...(waiting.length > 0 ? { waiting: waiting.slice(0, -1) } : { undos: undos + 1 }),
    current: last?.reportID ?? current,
  };
}

/** Forgets what was asked meanwhile, since the step before it failed: the report of that step is the current one. */
export function withoutAsked({ asked, handled, current }: TriageQueue): Partial<TriageQueue> {
  const failed = asked ?? handled.at(-1);
  return { asked: undefined, undos: 0, waiting: [], current: failed?.reportID ?? current };
}

/** Takes up the first step that waits. */
export const withNext = ({ waiting: [asked, ...waiting] }: TriageQueue): Partial<TriageQueue> => ({ asked, waiting });

/** Keeps what was under way as done. */
export const withDone = ({ handled, asked }: TriageQueue): Partial<TriageQueue> => ({
  handled: asked && ends(asked) ? [...handled, asked] : handled,
  asked: undefined,
});

/** Keeps the last of what was handled as taken back. */
export const withUndone = ({ handled, undos }: TriageQueue): Partial<TriageQueue> => ({
  handled: handled.slice(0, -1),
  undos: undos - 1,
});
