import { isDeepStrictEqual } from 'node:util';
import {
  type ColumnName,
  columnsOfSection,
  type LayoutDocument,
  type LayoutNode,
  type LayoutSection,
} from '#api/administration/layout/layout-document.ts';
import type { LayoutViewType } from '#api/administration/layout/layout-view-type.ts';
import type { LayoutProblems } from '#api/administration/layout-editor/layout-codec.ts';
import { layoutLimits } from '#api/administration/layout-editor/layout-steps.ts';
import type { WidgetDefinition, WidgetRegistry } from '#api/administration/widget/widget-definition.ts';
import type { SettingsCheck } from '#server/administration/fragment/fragment-settings.ts';

/** The result of checking a node: valid, migrated from an older version, invalid, or of an unknown widget. */
export type CheckedNode =
  | { readonly is: 'valid' | 'migrated'; readonly node: LayoutNode; readonly definition: WidgetDefinition }
  | { readonly is: 'invalid'; readonly node: LayoutNode; readonly problems: LayoutProblems }
  | { readonly is: 'unknown'; readonly node: LayoutNode };

/** Applies the migrations from the node's version to the newest one. */
function migrated(definition: WidgetDefinition, { version = 1, settings = {} }: LayoutNode) {
  let present = settings;
  for (let from = version; from < definition.version; from += 1)
    present = definition.migrations?.[from]?.(present) ?? present;
  return present;
}

/** Checks a node by itself, so that a damaged node does not affect the others. A newer version counts as unknown. */
export function checkNode(node: LayoutNode, registry: WidgetRegistry): CheckedNode {
  const definition = registry.find(node.widget);
  const version = node.version ?? 1;
  if (!definition || version > definition.version) return { is: 'unknown', node };
  const { success, data, error } = definition.settings.safeParse(migrated(definition, node));
  if (!success) {
    const problems = error.issues.map(({ path, message }) => [path.join('.') || 'settings', message] as const);
    return { is: 'invalid', node, problems: Object.fromEntries(problems) };
  }
  const isNewest = version === definition.version && node.widget === definition.id;
  const newest = { ...node, widget: definition.id, version: definition.version, settings: data };
  return { is: isNewest ? 'valid' : 'migrated', node: newest, definition };
}

/** A node with its column and its path in the wire form. */
interface Placed {
  readonly node: LayoutNode;
  readonly column: ColumnName;
  readonly path: string;
}

const placedIn = ({ kind, columns }: LayoutSection, path: string): readonly Placed[] =>
  columnsOfSection[kind].flatMap((column) =>
    (columns[column] ?? []).map((node, place) => ({ node, column, path: `${path}.${column}.${place}` })),
  );

/** Returns all nodes of a layout, in reading order. */
export const placedNodes = ({ sections }: Pick<LayoutDocument, 'sections'>): readonly Placed[] =>
  sections.flatMap((section, place) => placedIn(section, `layout.${place}`));

/** Returns the problem of a widget's place on a page. */
function problemOfPlace(
  { places }: WidgetDefinition,
  column: ColumnName,
  viewType: LayoutViewType,
): string | undefined {
  const isHere =
    (places.views === 'all' || places.views.includes(viewType)) &&
    (places.columns === 'all' || places.columns.includes(column));
  return isHere ? undefined : 'This widget cannot be placed here.';
}

function problemOfCount({ places }: WidgetDefinition, count: number): string | undefined {
  const { atMost = Number.POSITIVE_INFINITY } = places;
  return count > atMost ? `This widget can be placed at most ${atMost} times.` : undefined;
}

type Problem = readonly [path: string, text: string];

/** Returns the problems of a node that cannot be rendered. */
function problemsOfNode(checked: CheckedNode, path: string): readonly Problem[] {
  if (checked.is === 'unknown') return [[path, 'There is no such widget.']];
  if (checked.is !== 'invalid') return [];
  return Object.entries(checked.problems).map(([name, text]) => [`${path}.${name}`, text]);
}

/** Returns the problems of a layout's nodes that cannot be rendered, by path. */
export const problemsOfNodes = (document: LayoutDocument, registry: WidgetRegistry): LayoutProblems =>
  Object.fromEntries(
    placedNodes(document).flatMap(({ node, path }) => problemsOfNode(checkNode(node, registry), path)),
  );

/** The rules for the nodes of a layout. `checkSettings` checks what the schema of the widget does not know. */
export interface LayoutRules {
  readonly viewType: LayoutViewType;
  readonly registry: WidgetRegistry;
  readonly checkSettings: SettingsCheck;
  /** The state before. Nodes that it contains are not checked. */
  readonly before?: LayoutDocument | undefined;
}

function problemsOf({ node, column, path }: Placed, layout: LayoutRules & { count: number }): readonly Problem[] {
  const checked = checkNode(node, layout.registry);
  if (!('definition' in checked)) return problemsOfNode(checked, path);
  const { definition } = checked;
  const text = problemOfPlace(definition, column, layout.viewType) ?? problemOfCount(definition, layout.count);
  if (text) return [[path, text]];
  return Object.entries(layout.checkSettings(checked.node)).map(([name, reason]) => [`${path}.${name}`, reason]);
}

/**
 * Returns the problems of a new state of a layout. A node that is the same as in the state before is not checked, so
 * that old damage never blocks a change.
 */
export function problemsOfLayout(document: Pick<LayoutDocument, 'sections'>, rules: LayoutRules): LayoutProblems {
  const { before } = rules;
  const all = placedNodes(document);
  const { sections, widgets } = layoutLimits;
  if (document.sections.length > sections || all.length > widgets)
    return { layout: `A layout can have at most ${sections} sections and ${widgets} widgets.` };
  const old = new Map((before ? placedNodes(before) : []).map((one) => [one.node.id, one.node]));
  const counts = Map.groupBy(all, ({ node }) => node.widget);
  const isNew = ({ node }: Placed) => !isDeepStrictEqual(old.get(node.id), node);
  const found = all
    .filter(isNew)
    .flatMap((one) => problemsOf(one, { ...rules, count: counts.get(one.node.widget)?.length ?? 0 }));
  return Object.fromEntries(found);
}
