import type { LayoutLane } from '#api/administration/layout-editor/layout-lane.ts';
import { usePointerDrag } from '#components/primitives/runtime/use-pointer-drag.ts';
import type { CanvasTarget } from '#machines/administration/layout-editor/canvas-change.ts';
import type { LayoutCanvasApi } from '#machines/administration/layout-editor/layout-canvas.connect.ts';

/** Makes sections and widgets draggable by their handles and reports the drop position under the pointer. */
export function useCanvasDrag(canvas: LayoutCanvasApi) {
  return usePointerDrag<string, CanvasTarget>({
    canDrag: () => !canvas.isHeld,
    placeAt: (x, y) =>
      isSection(canvas) ? sectionPlaceAt(y, canvas.selectedID) : widgetPlaceAt(x, y, canvas.selectedID),
    isSamePlace: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    onDrag: canvas.drag,
    onPoint: canvas.point,
    onDrop: canvas.drop,
    onReturn: canvas.returnPart,
  });
}

const isSection = ({ document, selectedID }: LayoutCanvasApi): boolean =>
  document.sections.some(({ id }) => id === selectedID);

/** Returns the number of boxes whose middle is above a point. */
const countAbove = (y: number, boxes: readonly Element[]): number =>
  boxes.filter((box) => {
    const { top, height } = box.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;

function widgetPlaceAt(x: number, y: number, draggedID: string | undefined): CanvasTarget | null {
  const lane = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-lane]');
  const section = lane?.closest<HTMLElement>('[data-section]');
  if (!lane || !section) return null;
  const others = [...lane.querySelectorAll<HTMLElement>('[data-widget]')].filter(
    ({ dataset }) => dataset['widget'] !== draggedID,
  );
  return {
    sectionID: section.dataset['section'] ?? '',
    lane: lane.dataset['lane'] as LayoutLane,
    index: countAbove(y, others),
  };
}

function sectionPlaceAt(y: number, draggedID: string | undefined): CanvasTarget {
  const others = [...document.querySelectorAll<HTMLElement>('[data-section]')].filter(
    ({ dataset }) => dataset['section'] !== draggedID,
  );
  return { section: countAbove(y, others) };
}
