import type { LayoutCatalog } from '#api/administration/layout/layout-catalog.contract.ts';
import type { LayoutDocument, LayoutNode } from '#api/administration/layout/layout-document.ts';
import type { WidgetNames } from '#api/administration/layout-editor/layout-codec.ts';
import { findNode, findSection } from '#api/administration/layout-editor/layout-lane.ts';
import type { WidgetRules } from '#api/administration/layout-editor/layout-rule.ts';
import { t } from '#api/translations.ts';

/** A widget that the editor offers: its texts, settings and rules. */
export type EditorWidget = LayoutCatalog['widgets'][string];

/** The widgets of a kind of page, as the editor uses them. */
export interface EditorCatalog {
  readonly widgets: readonly EditorWidget[];
  readonly find: (id: string) => EditorWidget | undefined;
  readonly rules: WidgetRules;
  /** The names of the widgets in documents and in the wire form. */
  readonly names: WidgetNames;
}

/** Prepares the catalog of a kind of page for the editor. */
export function editorCatalog({ widgets, assets }: Pick<LayoutCatalog, 'widgets' | 'assets'>): EditorCatalog {
  const entries = [...Object.entries(assets), ...Object.entries(widgets)].map(
    ([key, widget]) => [key.replace(/^react\./, ''), widget] as const,
  );
  const byID = new Map(entries.map(([hydrate, widget]) => [widget.widgetID, { hydrate, widget }]));
  const byWire = new Map(entries.map(([hydrate, widget]) => [hydrate, { id: widget.widgetID }]));
  return {
    widgets: entries.map(([, widget]) => widget),
    find: (id) => byID.get(id)?.widget,
    rules: Object.fromEntries(entries.map(([, widget]) => [widget.widgetID, widget])),
    names: { find: (id) => byID.get(id), ofWire: (hydrate) => byWire.get(hydrate) },
  };
}

/** Returns the name of a widget. A widget that this version does not know is named by its ID. */
export const nameOfWidget = ({ find }: EditorCatalog, { widget }: LayoutNode): string => find(widget)?.name ?? widget;

/** Returns the name of a section or a widget of a layout. */
export function nameOfPart(catalog: EditorCatalog, document: LayoutDocument, id: string): string {
  const section = findSection(document, id);
  if (section) return t(`layout.section.${section.kind}`);
  const node = findNode(document, id);
  return node ? nameOfWidget(catalog, node) : '';
}
