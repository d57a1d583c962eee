import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import {
  connectLayoutEditor,
  type LayoutEditorApi,
} from '#machines/administration/layout-editor/layout-editor.connect.ts';
import {
  type LayoutSaving,
  layoutEditorMachine,
  type StoredLayout,
} from '#machines/administration/layout-editor/layout-editor.machine.ts';

/** The calls of the editor. The newest ones are used. */
export interface LayoutEditorCalls {
  readonly save: (saving: LayoutSaving) => Promise<Pick<StoredLayout, 'revisionID'>>;
  /** Reads the layout as it is stored now. */
  readonly readLatest: () => Promise<StoredLayout>;
  readonly saveCopy: (layout: Pick<StoredLayout, 'name' | 'document'>) => Promise<unknown>;
  readonly onCopied: (output: unknown) => void;
}

/** Runs the machine of the layout editor. */
export function useLayoutEditor(stored: StoredLayout, calls: LayoutEditorCalls): LayoutEditorApi {
  const latest = useRef(calls);
  latest.current = calls;
  const logic = useMemo(
    () =>
      layoutEditorMachine.provide({
        actors: {
          save: fromPromise<Pick<StoredLayout, 'revisionID'>, LayoutSaving>(({ input }) => latest.current.save(input)),
          readLatest: fromPromise<StoredLayout>(() => latest.current.readLatest()),
          saveCopy: fromPromise<unknown, Pick<StoredLayout, 'name' | 'document'>>(({ input }) =>
            latest.current.saveCopy(input),
          ),
        },
        actions: {
          reportCopied: (_, { output }) => latest.current.onCopied(output),
        },
      }),
    [],
  );
  const [snapshot, send] = useMachine(logic, { input: { stored } });
  return connectLayoutEditor(snapshot, send);
}
