import type { LayoutDocument } from '#api/administration/layout/layout-document.ts';

/** The kinds of steps, which name the buttons of undo and redo. */
export type LayoutAct = 'add' | 'move' | 'remove' | 'change' | 'replace';

/** A layout with the selected section or widget. */
export interface LayoutState {
  readonly document: LayoutDocument;
  readonly selectedID: string | undefined;
}

/** A step of a person: one drop, one press of a button, one accepted dialog. `name` is the moved or changed part. */
export interface LayoutStep extends LayoutState {
  readonly act: LayoutAct;
  readonly name: string;
}

/** The steps that can be undone and redone. Each holds the state to which it leads back. */
export interface LayoutHistory {
  readonly past: readonly LayoutStep[];
  readonly future: readonly LayoutStep[];
}

/** The number of steps that can be undone. */
const longestHistory = 100;

/** The history of a layout without steps. */
export const noHistory: LayoutHistory = { past: [], future: [] };

/** Adds a step. The steps that were undone before are lost. */
export const withStep = ({ past }: LayoutHistory, before: LayoutState, { act, name }: LayoutStep): LayoutHistory => ({
  past: [...past, { ...before, act, name }].slice(-longestHistory),
  future: [],
});

/** Takes the last step back. Undefined when there is none. */
export function undone(
  { past, future }: LayoutHistory,
  present: LayoutState,
): (LayoutHistory & LayoutState) | undefined {
  const step = past.at(-1);
  if (!step) return undefined;
  const { act, name, document, selectedID } = step;
  return { document, selectedID, past: past.slice(0, -1), future: [{ ...present, act, name }, ...future] };
}

/** Repeats the step that was undone last. Undefined when there is none. */
export function redone(
  { past, future }: LayoutHistory,
  present: LayoutState,
): (LayoutHistory & LayoutState) | undefined {
  const [step, ...later] = future;
  if (!step) return undefined;
  const { act, name, document, selectedID } = step;
  return { document, selectedID, past: [...past, { ...present, act, name }], future: later };
}
