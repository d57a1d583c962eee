import type { LayoutDocument, LayoutSection } from '#api/administration/layout/layout-document.ts';
import { findNode, type LanePlace, type LayoutLane, lanesOfSection, nodesInLane, placeOfNode } from './layout-lane.ts';

/** The directions in which a widget or the focus moves: `before` and `after` are the columns beside it. */
export type LayoutDirection = 'up' | 'down' | 'before' | 'after';

/** Returns the lane of a section that lies in the same place as a lane of another section. */
function laneBeneath(section: LayoutSection, lane: LayoutLane, from: LayoutSection): LayoutLane {
  const lanes = lanesOfSection[section.kind];
  const place = lanesOfSection[from.kind].indexOf(lane);
  return lanes.find((one) => one === lane) ?? lanes[Math.min(place, lanes.length - 1)] ?? 'children';
}

/**
 * Returns the position to which a step moves a widget: up and down in its column and on into the next section, or into
 * the column beside it. Undefined at the edge of the layout.
 */
export function placeAfterStep(
  document: LayoutDocument,
  id: string,
  direction: LayoutDirection,
): LanePlace | undefined {
  const from = placeOfNode(document, id);
  const at = document.sections.findIndex((section) => section.id === from?.sectionID);
  const section = document.sections[at];
  if (!from || !section) return undefined;
  const { sectionID, lane, index } = from;
  if (direction === 'before' || direction === 'after') {
    const lanes = lanesOfSection[section.kind];
    const next = lanes[lanes.indexOf(lane) + (direction === 'before' ? -1 : 1)];
    return next && { sectionID, lane: next, index: Math.min(index, nodesInLane(section, next).length) };
  }
  const isUp = direction === 'up';
  const last = nodesInLane(section, lane).length - 1;
  if (isUp ? index > 0 : index < last) return { sectionID, lane, index: index + (isUp ? -1 : 1) };
  const neighbor = document.sections[at + (isUp ? -1 : 1)];
  if (!neighbor) return undefined;
  const target = laneBeneath(neighbor, lane, section);
  return { sectionID: neighbor.id, lane: target, index: isUp ? nodesInLane(neighbor, target).length : 0 };
}

/** Returns the widget that the focus moves to. Undefined where there is none in the section. */
export function nodeAfterStep(document: LayoutDocument, id: string, direction: LayoutDirection): string | undefined {
  const from = placeOfNode(document, id);
  const section = document.sections.find((one) => one.id === from?.sectionID);
  if (!from || !section) return undefined;
  const inLane = (lane: LayoutLane) => nodesInLane(section, lane);
  if (direction === 'up') return inLane(from.lane)[from.index - 1]?.id;
  if (direction === 'down') return inLane(from.lane)[from.index + 1]?.id;
  const lanes = lanesOfSection[section.kind];
  const at = lanes.indexOf(from.lane);
  const beside = direction === 'before' ? lanes.slice(0, at).toReversed() : lanes.slice(at + 1);
  const nodes = beside.map(inLane).find(({ length }) => length > 0) ?? [];
  return nodes[Math.min(from.index, nodes.length - 1)]?.id;
}

/** Returns the section that the focus moves to. Undefined at the edge of the layout. */
export const sectionAfterStep = (
  { sections }: LayoutDocument,
  id: string,
  direction: LayoutDirection,
): string | undefined => {
  const at = sections.findIndex((section) => section.id === id);
  const step = direction === 'up' || direction === 'before' ? -1 : 1;
  return at < 0 ? undefined : sections[at + step]?.id;
};

/** Returns the section that contains a widget. */
export const sectionOfNode = (document: LayoutDocument, id: string): string | undefined =>
  placeOfNode(document, id)?.sectionID;

/** Returns the element that is selected after another one has been removed: its neighbour, or the section around it. */
export function selectionAfterRemoval(document: LayoutDocument, id: string): string | undefined {
  const isNode = findNode(document, id) !== undefined;
  const step = isNode ? nodeAfterStep : sectionAfterStep;
  return step(document, id, 'down') ?? step(document, id, 'up') ?? (isNode ? sectionOfNode(document, id) : undefined);
}
