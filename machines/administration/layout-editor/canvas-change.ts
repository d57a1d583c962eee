import type { LayoutDocument } from '#api/administration/layout/layout-document.ts';
import {
  findNode,
  findSection,
  type LanePlace,
  nodesInSection,
} from '#api/administration/layout-editor/layout-lane.ts';
import {
  type LayoutDirection,
  nodeAfterStep,
  placeAfterStep,
  sectionAfterStep,
  selectionAfterRemoval,
} from '#api/administration/layout-editor/layout-move.ts';
import { isRequired, mayPlace, type WidgetRules } from '#api/administration/layout-editor/layout-rule.ts';
import { moveNode, moveSection, removeNode, removeSection } from '#api/administration/layout-editor/layout-steps.ts';
import type { LayoutAct, LayoutState } from './layout-history.ts';

/** A document with its selected section or widget, and the rules of the widgets. An empty ID selects nothing. */
export interface CanvasContent {
  readonly document: LayoutDocument;
  readonly selectedID: string;
  readonly rules: WidgetRules;
}

/** A drop position: of a widget in a column, or of a section among the sections. Indexes are counted without the part. */
export type CanvasTarget = LanePlace | { readonly section: number };

/** A change that the canvas makes. `id` is the changed section or widget. */
export interface CanvasChange extends LayoutState {
  readonly act: LayoutAct;
  readonly id: string;
}

type Changed = CanvasChange | undefined;

const moved = ({ selectedID }: CanvasContent, document: LayoutDocument | undefined): Changed =>
  document && { act: 'move', id: selectedID, document, selectedID };

function moveTo(content: CanvasContent, target: CanvasTarget): Changed {
  const { document, selectedID, rules } = content;
  if ('section' in target) return moved(content, moveSection(document, selectedID, target.section));
  const node = findNode(document, selectedID);
  if (!node || !mayPlace(document, node.widget, target, rules)) return undefined;
  return moved(content, moveNode(document, selectedID, target));
}

/** Drops the selected part at a position. Undefined where it cannot be dropped, or does not move. */
export const dropPart = (content: CanvasContent, target: CanvasTarget | null): Changed =>
  target ? moveTo(content, target) : undefined;

/** Moves the selected part by one step. Undefined when it cannot move in this direction. */
export function movePart(content: CanvasContent, direction: LayoutDirection): Changed {
  const { document, selectedID } = content;
  const at = document.sections.findIndex(({ id }) => id === selectedID);
  if (at < 0) {
    const place = placeAfterStep(document, selectedID, direction);
    return place && moveTo(content, place);
  }
  if (direction === 'before' || direction === 'after') return undefined;
  return moveTo(content, { section: at + (direction === 'up' ? -1 : 1) });
}

/** Removes the selected part and selects its neighbour. Undefined when the page needs it. */
export function removePart({ document, selectedID, rules }: CanvasContent): Changed {
  if (isRequired(document, selectedID, rules)) return undefined;
  const next = removeNode(document, selectedID) ?? removeSection(document, selectedID);
  return (
    next && { act: 'remove', id: selectedID, document: next, selectedID: selectionAfterRemoval(document, selectedID) }
  );
}

/** Returns the section or widget that the focus moves to. */
export const nextPart = ({ document, selectedID }: CanvasContent, direction: LayoutDirection): string | undefined =>
  findSection(document, selectedID)
    ? sectionAfterStep(document, selectedID, direction)
    : nodeAfterStep(document, selectedID, direction);

/** Returns the first widget of the selected section. */
export function firstInside({ document, selectedID }: CanvasContent): string | undefined {
  const section = findSection(document, selectedID);
  return section && nodesInSection(section)[0]?.id;
}
