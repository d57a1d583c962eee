import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { useDirection } from '#components/primitives/text/direction-context.tsx';
import {
  connectLayoutCanvas,
  type LayoutCanvasApi,
} from '#machines/administration/layout-editor/layout-canvas.connect.ts';
import { layoutCanvasMachine } from '#machines/administration/layout-editor/layout-canvas.machine.ts';
import { nameOfPart } from './editor-catalog.ts';
import type { LayoutCanvasProps } from './layout-canvas.tsx';

/** Runs the machine of the canvas, gives it documents that arrive from outside, and moves the focus with the selection. */
export function useLayoutCanvas(
  props: LayoutCanvasProps,
  canvasRef?: RefObject<HTMLDivElement | null>,
): { readonly canvas: LayoutCanvasApi; readonly root: RefObject<HTMLDivElement | null> } {
  const latest = useRef(props);
  latest.current = props;
  const logic = useMemo(
    () =>
      layoutCanvasMachine.provide({
        actions: {
          reportChange: (_, { change }) => {
            if (change) latest.current.onChange(change);
          },
        },
      }),
    [],
  );
  const { document, selectedID, catalog } = props;
  const [snapshot, send] = useMachine(logic, { input: { document, rules: catalog.rules } });
  const direction = useDirection();
  const canvas = connectLayoutCanvas(snapshot, send, {
    nameOf: (id) => nameOfPart(catalog, snapshot.context.document, id),
    direction,
  });
  useEffect(() => {
    canvas.arrive({ document, selectedID });
  }, [document]);
  const ownRoot = useRef<HTMLDivElement>(null);
  const root = canvasRef ?? ownRoot;
  useFocusOfSelection(canvas, root);
  return { canvas, root };
}

/** Returns the element that has the focus for a selection. `lastTool` is the tool that had it before. */
function focusTarget(
  { focus, selectedID = '' }: LayoutCanvasApi,
  root: HTMLElement,
  lastTool: string | undefined,
): HTMLElement | null | undefined {
  if (focus === 'canvas') return root;
  const part = root.querySelector<HTMLElement>(`[data-part="${CSS.escape(selectedID)}"]`);
  if (focus === 'part') return part;
  const tools = root.querySelector<HTMLElement>('[role="toolbar"]');
  if (focus === 'handle') return tools?.querySelector<HTMLElement>('[data-tool="drag"]');
  if (tools?.contains(document.activeElement)) return undefined;
  return (lastTool && tools?.querySelector<HTMLElement>(`[data-tool="${lastTool}"]`)) || tools?.querySelector('button');
}

/**
 * Moves the focus to the selected part after a step within the canvas. A focus outside the canvas stays there; a focus
 * that was lost because its element was moved or removed returns to the same tool.
 */
function useFocusOfSelection(canvas: LayoutCanvasApi, root: RefObject<HTMLDivElement | null>): void {
  const isFirst = useRef(true);
  const lastTool = useRef<string>(undefined);
  useEffect(() => {
    const element = root.current;
    const note = ({ target }: FocusEvent) => {
      lastTool.current = target instanceof HTMLElement ? target.dataset['tool'] : undefined;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [root]);
  const { focus, selectedID, document: shown } = canvas;
  useLayoutEffect(() => {
    const element = root.current;
    const active = document.activeElement;
    const isOurs = active === null || active === document.body || element?.contains(active);
    if (element && isOurs && !isFirst.current) focusTarget(canvas, element, lastTool.current)?.focus();
    isFirst.current = false;
  }, [focus, selectedID, shown]);
}
