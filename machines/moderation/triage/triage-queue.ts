/** The actions on a report with a keyboard shortcut. All except `claim` close it. */
export type TriageActionName = 'dismiss' | 'remove' | 'close' | 'escalate' | 'claim';

/** An action on one report. */
export interface TriageAction {
  readonly reportID: number;
  readonly act: TriageActionName;
}

/** The state of a report queue, with the actions queued while another is in flight. */
export interface TriageQueue {
  readonly reportIDs: readonly number[];
  /** The report to which keyboard shortcuts apply. */
  readonly current: number;
  /** The reports handled so far, last one last. */
  readonly handled: readonly TriageAction[];
  /** The action in flight. */
  readonly asked: TriageAction | undefined;
  /** The number of handled actions to undo, last first. They precede the queued actions. */
  readonly undos: number;
  /** The queued actions in order. */
  readonly waiting: readonly TriageAction[];
}

const ends = ({ act }: TriageAction): boolean => act !== 'claim';

/** Returns the report before or after the current one; the same one at the end of the queue. */
export function adjacentReport({ reportIDs, current }: TriageQueue, step: 1 | -1): number {
  const place = reportIDs.indexOf(current) + step;
  return reportIDs[Math.min(Math.max(place, 0), reportIDs.length - 1)] ?? current;
}

/** Returns the handled actions as they will be after the action in flight and the pending undos. */
function handledSoon({ handled, asked, undos }: TriageQueue): readonly TriageAction[] {
  const all = asked && ends(asked) ? [...handled, asked] : handled;
  return all.slice(0, all.length - undos);
}

/**
 * Whether an action on the current report can be requested: the report is not closed or about to be closed, and the
 * same action is not already requested.
 */
export function canRequestAction(queue: TriageQueue, act: TriageActionName): boolean {
  const { current, asked, waiting } = queue;
  const ofCurrent = [...waiting, ...(asked ? [asked] : [])].filter(({ reportID }) => reportID === current);
  const isEnded = [...handledSoon(queue), ...waiting.filter(ends)].some(({ reportID }) => reportID === current);
  return !isEnded && !ofCurrent.some((step) => step.act === act);
}

/** Whether there is an action to undo: queued, in flight, or handled. */
export const canUndoAction = (queue: TriageQueue): boolean => queue.waiting.length > 0 || handledSoon(queue).length > 0;

/** Queues an action on the current report. The next report becomes current, except after `claim`. */
export const enqueueAction = (queue: TriageQueue, act: TriageActionName): Partial<TriageQueue> => ({
  waiting: [...queue.waiting, { reportID: queue.current, act }],
  current: act === 'claim' ? queue.current : adjacentReport(queue, 1),
});

/** Undoes the last action: removes it if it is queued, otherwise schedules an undo. Its report becomes current. */
export function undoLastAction(queue: TriageQueue): Partial<TriageQueue> {
  const { waiting, undos, current } = queue;
  const last = waiting.at(-1) ?? handledSoon(queue).at(-1);
  return {
    ...(waiting.length > 0 ? { waiting: waiting.slice(0, -1) } : { undos: undos + 1 }),
    current: last?.reportID ?? current,
  };
}

/** Drops the queued actions after an error. The report of the failed action becomes current. */
export function dropQueuedActions({ asked, handled, current }: TriageQueue): Partial<TriageQueue> {
  const failed = asked ?? handled.at(-1);
  return { asked: undefined, undos: 0, waiting: [], current: failed?.reportID ?? current };
}

/** Starts the first queued action. */
export const startNextAction = ({ waiting: [asked, ...waiting] }: TriageQueue): Partial<TriageQueue> => ({
  asked,
  waiting,
});

/** Marks the action in flight as handled. */
export const completeAction = ({ handled, asked }: TriageQueue): Partial<TriageQueue> => ({
  handled: asked && ends(asked) ? [...handled, asked] : handled,
  asked: undefined,
});

/** Removes the last handled action after its undo. */
export const completeUndo = ({ handled, undos }: TriageQueue): Partial<TriageQueue> => ({
  handled: handled.slice(0, -1),
  undos: undos - 1,
});
