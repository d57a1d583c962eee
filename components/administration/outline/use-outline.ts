import { type RefObject, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { useDirection } from '#components/primitives/text/direction-context.tsx';
import { type ConnectedOutline, connectOutline } from '#machines/administration/outline/outline.connect.ts';
import {
  type OutlineChange,
  type OutlineInput,
  type OutlineItems,
  outlineMachine,
} from '#machines/administration/outline/outline.machine.ts';

/** The options of an outline. The newest functions are used. */
export interface OutlineOptions extends OutlineInput {
  /** The names of the lists by ID. */
  readonly lists: Readonly<Record<string, string>>;
  /** Saves the items. A conflict (409) lets the editor choose which version remains. */
  readonly save: (change: OutlineChange) => Promise<unknown>;
  /** Loads the items that somebody else saved. */
  readonly load: () => Promise<OutlineItems>;
  readonly onSaved?: (output: unknown) => void;
}

/** An outline that runs, with the button that receives the focus after a removal. */
export interface RunningOutline extends ConnectedOutline {
  readonly undoButton: RefObject<HTMLButtonElement | null>;
}

/** Runs the machine of an outline. */
export function useOutline(options: OutlineOptions): RunningOutline {
  const latest = useRef(options);
  latest.current = options;
  const logic = useMemo(
    () =>
      outlineMachine.provide({
        actors: {
          save: fromPromise<unknown, OutlineChange>(({ input }) => latest.current.save(input)),
          load: fromPromise<OutlineItems>(() => latest.current.load()),
        },
        actions: { reportSaved: (_, { output }) => latest.current.onSaved?.(output) },
      }),
    [],
  );
  const { shape, items, lists } = options;
  const [snapshot, send] = useMachine(logic, { input: { shape, items } });
  const outline = connectOutline(snapshot, send, { lists, direction: useDirection() });
  return { ...outline, undoButton: useRef<HTMLButtonElement>(null) };
}
