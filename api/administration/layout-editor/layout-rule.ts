import type { ColumnName, LayoutDocument } from '#api/administration/layout/layout-document.ts';
import { findSection, insertionIn, type LanePlace, nodesInLayout, nodesInSection } from './layout-lane.ts';

/** The rules of a widget: the columns in which it can be placed, how often, and whether the page needs it. */
export interface WidgetRule {
  readonly columns: 'all' | readonly ColumnName[];
  readonly atMost: number | null;
  readonly isRequired: boolean;
}

/** The rules of the widgets of a kind of page, by the ID of the widget. */
export type WidgetRules = Readonly<Record<string, WidgetRule>>;

const countOf = (document: LayoutDocument, widget: string): number =>
  nodesInLayout(document).filter((node) => node.widget === widget).length;

/** Checks whether a further widget of a kind may be added. */
export function mayAdd(document: LayoutDocument, widget: string, rules: WidgetRules): boolean {
  const rule = rules[widget];
  return rule !== undefined && (rule.atMost === null || countOf(document, widget) < rule.atMost);
}

/** Checks whether a widget can be placed at a position. */
export function mayPlace(document: LayoutDocument, widget: string, place: LanePlace, rules: WidgetRules): boolean {
  const section = findSection(document, place.sectionID);
  const insertion = section && insertionIn(section, place.lane, place.index);
  const columns = rules[widget]?.columns ?? 'all';
  return insertion !== undefined && (columns === 'all' || columns.includes(insertion.column));
}

/** Checks whether the page needs a section or a widget. */
export function isRequired(document: LayoutDocument, id: string, rules: WidgetRules): boolean {
  const section = findSection(document, id);
  const nodes = section ? nodesInSection(section) : nodesInLayout(document).filter((node) => node.id === id);
  return nodes.some(({ widget }) => rules[widget]?.isRequired === true);
}

/** Returns the widgets that the page needs and that are not in the layout. */
export const missingWidgets = (document: LayoutDocument, rules: WidgetRules): readonly string[] =>
  Object.entries(rules)
    .filter(([widget, rule]) => rule.isRequired && countOf(document, widget) === 0)
    .map(([widget]) => widget);
