import {
  type ColumnName,
  columnsOfSection,
  type LayoutDocument,
  type LayoutNode,
  type LayoutSection,
  type SectionKind,
} from '#api/administration/layout/layout-document.ts';

/** A column as a person sees it: the widgets of its `Top` part, followed by those of its `Bottom` part. */
export type LayoutLane = 'children' | 'main' | 'secondary' | 'left' | 'middle' | 'right';

/** The lanes of each kind of section, in reading order. */
export const lanesOfSection: Readonly<Record<SectionKind, readonly LayoutLane[]>> = {
  'full-width': ['children'],
  '1-column': ['children'],
  '2-columns': ['main', 'secondary'],
  '2-columns-even': ['main', 'secondary'],
  '3-columns': ['left', 'middle', 'right'],
  '3-columns-even': ['left', 'middle', 'right'],
};

/** A position of a widget: the index in a lane of a section. */
export interface LanePlace {
  readonly sectionID: string;
  readonly lane: LayoutLane;
  readonly index: number;
}

const laneOfColumn = (column: ColumnName): LayoutLane => column.replace(/(Top|Bottom)$/, '') as LayoutLane;

/** Returns the columns of a lane, the upper one first. */
const columnsOfLane = ({ kind }: LayoutSection, lane: LayoutLane): readonly ColumnName[] =>
  columnsOfSection[kind].filter((column) => laneOfColumn(column) === lane);

/** Returns the widgets of a lane, in reading order. */
export const nodesInLane = (section: LayoutSection, lane: LayoutLane): readonly LayoutNode[] =>
  columnsOfLane(section, lane).flatMap((column) => section.columns[column] ?? []);

/** Returns the widgets of a section, in reading order. */
export const nodesInSection = (section: LayoutSection): readonly LayoutNode[] =>
  columnsOfSection[section.kind].flatMap((column) => section.columns[column] ?? []);

/** Returns all widgets of a layout, in reading order. */
export const nodesInLayout = ({ sections }: LayoutDocument): readonly LayoutNode[] => sections.flatMap(nodesInSection);

/** Returns the section of an ID. */
export const findSection = ({ sections }: LayoutDocument, id: string): LayoutSection | undefined =>
  sections.find((section) => section.id === id);

/** Returns the widget of an ID. */
export const findNode = (document: LayoutDocument, id: string): LayoutNode | undefined =>
  nodesInLayout(document).find((node) => node.id === id);

/** Returns the position of a widget. */
export function placeOfNode({ sections }: LayoutDocument, id: string): LanePlace | undefined {
  for (const section of sections)
    for (const lane of lanesOfSection[section.kind]) {
      const index = nodesInLane(section, lane).findIndex((node) => node.id === id);
      if (index >= 0) return { sectionID: section.id, lane, index };
    }
  return undefined;
}

/** The column of an empty lane that receives the first widget, as in the default layouts. */
const emptyColumn = (columns: readonly ColumnName[], lane: LayoutLane): ColumnName | undefined =>
  lane === 'main' || lane === 'middle' ? columns.at(-1) : columns[0];

/** Returns the column of a lane, and the index in it, at which a widget is inserted. Undefined for a missing lane. */
export function insertionIn(
  section: LayoutSection,
  lane: LayoutLane,
  index: number,
): { readonly column: ColumnName; readonly index: number } | undefined {
  const columns = columnsOfLane(section, lane);
  const total = nodesInLane(section, lane).length;
  if (columns.length === 0 || index < 0 || index > total) return undefined;
  if (total === 0) {
    const column = emptyColumn(columns, lane);
    return column && { column, index: 0 };
  }
  let rest = index;
  for (const [place, column] of columns.entries()) {
    const count = section.columns[column]?.length ?? 0;
    const isLastFilled = columns.slice(place + 1).every((next) => (section.columns[next]?.length ?? 0) === 0);
    if (rest < count || (rest === count && count > 0 && isLastFilled)) return { column, index: rest };
    rest -= count;
  }
  return undefined;
}
