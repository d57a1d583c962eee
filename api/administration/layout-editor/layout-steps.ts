import type {
  ColumnName,
  LayoutDocument,
  LayoutNode,
  LayoutSection,
  ShowConditions,
} from '#api/administration/layout/layout-document.ts';
import { withoutUndefined } from '#api/administration/layout-editor/layout-codec.ts';
import { findNode, findSection, insertionIn, type LanePlace, nodesInLayout, placeOfNode } from './layout-lane.ts';

/** The largest layout: the number of its sections and of its widgets. */
export const layoutLimits = { sections: 40, widgets: 200 } as const;

/** The settings of a section that a person can change. */
export type SectionSettings = Pick<LayoutSection, 'breadcrumbs' | 'isInverted' | 'isNarrow'>;

/**
 * The result of a step: a document that shares all unchanged parts with the one before, or undefined when the step is
 * not possible or changes nothing.
 */
type Stepped = LayoutDocument | undefined;

const withSections = (document: LayoutDocument, sections: readonly LayoutSection[]): LayoutDocument => ({
  ...document,
  sections,
});

const withSection = (document: LayoutDocument, changed: LayoutSection): LayoutDocument =>
  withSections(
    document,
    document.sections.map((section) => (section.id === changed.id ? changed : section)),
  );

const hasID = (document: LayoutDocument, id: string): boolean =>
  findSection(document, id) !== undefined || findNode(document, id) !== undefined;

/** Inserts a section before the section of an index. */
export function addSection(document: LayoutDocument, section: LayoutSection, index: number): Stepped {
  const { length } = document.sections;
  if (index < 0 || index > length || length >= layoutLimits.sections || hasID(document, section.id)) return undefined;
  return withSections(document, document.sections.toSpliced(index, 0, section));
}

/** Moves a section to an index, counted without the section. */
export function moveSection(document: LayoutDocument, id: string, index: number): Stepped {
  const section = findSection(document, id);
  const rest = document.sections.filter((one) => one.id !== id);
  if (!section || index < 0 || index > rest.length || document.sections[index] === section) return undefined;
  return withSections(document, rest.toSpliced(index, 0, section));
}

/** Removes a section with its widgets. */
export const removeSection = (document: LayoutDocument, id: string): Stepped =>
  findSection(document, id) &&
  withSections(
    document,
    document.sections.filter((section) => section.id !== id),
  );

/** Changes settings of a section. */
export function setSection(document: LayoutDocument, id: string, settings: SectionSettings): Stepped {
  const section = findSection(document, id);
  const names = Object.keys(settings) as (keyof SectionSettings)[];
  if (!section || names.every((name) => section[name] === settings[name])) return undefined;
  return withSection(document, withoutUndefined({ ...section, ...settings }));
}

const withColumn = (section: LayoutSection, column: ColumnName, nodes: readonly LayoutNode[]): LayoutSection => ({
  ...section,
  columns: { ...section.columns, [column]: nodes },
});

/** Inserts a widget at a position. */
export function addNode(document: LayoutDocument, node: LayoutNode, { sectionID, lane, index }: LanePlace): Stepped {
  const section = findSection(document, sectionID);
  const place = section && insertionIn(section, lane, index);
  if (!place || hasID(document, node.id) || nodesInLayout(document).length >= layoutLimits.widgets) return undefined;
  const nodes = (section.columns[place.column] ?? []).toSpliced(place.index, 0, node);
  return withSection(document, withColumn(section, place.column, nodes));
}

/** Moves a widget to a position. The index is counted without the widget. */
export function moveNode(document: LayoutDocument, id: string, place: LanePlace): Stepped {
  const node = findNode(document, id);
  const from = placeOfNode(document, id);
  if (!node || !from || isSamePlace(from, place)) return undefined;
  const rest = removeNode(document, id);
  return rest && addNode(rest, node, place);
}

/** Checks whether two positions are equal. */
export const isSamePlace = (one: LanePlace, other: LanePlace): boolean =>
  one.sectionID === other.sectionID && one.lane === other.lane && one.index === other.index;

/** Returns a document with other widgets in the columns that contain a widget. */
function changeNode(
  document: LayoutDocument,
  id: string,
  change: (node: LayoutNode) => readonly LayoutNode[],
): Stepped {
  for (const section of document.sections)
    for (const [column, nodes] of Object.entries(section.columns) as [ColumnName, readonly LayoutNode[]][]) {
      if (!nodes.some((node) => node.id === id)) continue;
      const changed = nodes.flatMap((node) => (node.id === id ? change(node) : [node]));
      return withSection(document, withColumn(section, column, changed));
    }
  return undefined;
}

/** Removes a widget. */
export const removeNode = (document: LayoutDocument, id: string): Stepped => changeNode(document, id, () => []);

/** The settings of a widget with the version of the schema to which they belong. */
export type NodeSettings = Required<Pick<LayoutNode, 'settings' | 'version'>>;

/** Replaces the settings of a widget. */
export const setNode = (document: LayoutDocument, id: string, { settings, version }: NodeSettings): Stepped =>
  changeNode(document, id, (node) => [
    withoutUndefined({ ...node, settings, version: version === 1 ? undefined : version }),
  ]);

/** Replaces the conditions of a section or a widget. Undefined or empty conditions remove them. */
export function setShow(document: LayoutDocument, id: string, show: ShowConditions | undefined): Stepped {
  const wanted = show && Object.keys(withoutUndefined(show)).length > 0 ? withoutUndefined(show) : undefined;
  const section = findSection(document, id);
  return section
    ? withSection(document, withoutUndefined({ ...section, show: wanted }))
    : changeNode(document, id, (node) => [withoutUndefined({ ...node, show: wanted })]);
}

/** Replaces all sections. */
export const replaceAll = (document: LayoutDocument, sections: readonly LayoutSection[]): Stepped =>
  sections.length > layoutLimits.sections || nodesInLayout({ format: 1, sections }).length > layoutLimits.widgets
    ? undefined
    : withSections(document, sections);
