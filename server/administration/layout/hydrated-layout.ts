import type { LayoutPart } from '#api/administration/layout/layout.contract.ts';
import {
  columnsOfSection,
  type LayoutDocument,
  type LayoutNode,
  type LayoutSection,
} from '#api/administration/layout/layout-document.ts';
import { withoutUndefined } from '#api/administration/layout-editor/layout-codec.ts';
import type { WidgetParameter, WidgetRegistry } from '#api/administration/widget/widget-definition.ts';
import type { WidgetOutcome } from '#api/administration/widget/widget-outcome.ts';

/** The record of a page: the parameters that its widgets can read. */
export type PageRecord = Readonly<Partial<Record<WidgetParameter, string | number>>>;

/** The result of loading a widget: its outcome, and the props that the loader added. */
export interface WidgetData {
  readonly outcome: WidgetOutcome;
  readonly props?: object;
}

const sectionComponents = {
  'full-width': 'SectionFullWidth',
  '1-column': 'SectionOneColumn',
  '2-columns': 'SectionTwoColumns',
  '2-columns-even': 'SectionEvenColumns',
  '3-columns': 'SectionThreeColumns',
  '3-columns-even': 'SectionThreeColumnsEven',
} as const;

interface Hydration {
  readonly registry: WidgetRegistry;
  readonly record: PageRecord;
  /** The results of the widgets by node ID. Widgets without data have none. */
  readonly data: ReadonlyMap<string, WidgetData>;
}

/** Returns the parameters of the page that a widget reads. */
export const parametersOf = (reads: readonly WidgetParameter[], record: PageRecord): PageRecord =>
  Object.fromEntries(reads.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])));

/** Returns the device of a node as middleware. Roles are never sent. */
const withDevice = ({ show }: LayoutNode | LayoutSection) =>
  show?.device ? { $middleware: { visibility: { device: show.device } } } : {};

function widgetPart(node: LayoutNode, { registry, record, data }: Hydration): LayoutPart {
  const definition = registry.find(node.widget);
  const loaded = data.get(node.id);
  return {
    $reactComponent: definition?.component ?? node.widget,
    $reactProps: { ...parametersOf(definition?.reads ?? [], record), ...node.settings, ...loaded?.props },
    $node: withoutUndefined({ id: node.id, widget: node.widget, outcome: loaded?.outcome }),
    ...withDevice(node),
  };
}

function sectionPart(section: LayoutSection, hydration: Hydration): LayoutPart {
  const { id, kind, breadcrumbs, isInverted, isNarrow, columns } = section;
  const filled = columnsOfSection[kind].flatMap((name) => {
    const nodes = columns[name];
    return nodes ? [[name, nodes.map((node) => widgetPart(node, hydration))]] : [];
  });
  return {
    $reactComponent: sectionComponents[kind],
    $reactProps: {
      ...(breadcrumbs && { breadcrumbs: { $reactComponent: 'Breadcrumbs', $reactProps: hydration.record } }),
      ...Object.fromEntries(filled),
      ...withoutUndefined({ isInverted, isNarrow }),
    },
    $node: { id, section: kind },
    ...withDevice(section),
  };
}

/** Converts a document to its hydrated form: components with their props. */
export const hydrateLayout = ({ sections }: Pick<LayoutDocument, 'sections'>, hydration: Hydration): LayoutPart[] =>
  sections.map((section) => sectionPart(section, hydration));
