import {
  type ColumnName,
  columnsOfSection,
  type LayoutDocument,
  type LayoutNode,
} from '#api/administration/layout/layout-document.ts';
import type { LayoutProblems } from '#api/administration/layout-editor/layout-codec.ts';
import { nodesInLayout } from '#api/administration/layout-editor/layout-lane.ts';
import { checkValues } from '#api/form/form-check.ts';
import { withDefaults } from '#api/form/form-fields.ts';
import type { FormSchema, FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { faultText } from '#machines/form/fault-text.ts';
import type { EditorCatalog, EditorWidget } from './editor-catalog.ts';

/**
 * Returns the errors of the widgets of a document that are new or differ from those before, by path: widgets that do not
 * exist or may not be placed there, and settings that their schema does not allow. The server checks the same when the
 * layout is saved.
 */
export function documentProblems(
  document: LayoutDocument,
  before: LayoutDocument,
  { find }: Pick<EditorCatalog, 'find'>,
): LayoutProblems {
  const known = new Map(nodesInLayout(before).map((node) => [node.id, JSON.stringify(node)]));
  const counts = Map.groupBy(nodesInLayout(document), ({ widget }) => widget);
  const problemsOf = (node: LayoutNode, column: ColumnName, path: string): readonly (readonly [string, string])[] => {
    if (known.get(node.id) === JSON.stringify(node)) return [];
    const widget = find(node.widget);
    if (!widget) return [[path, t('layout.json.unknown-widget')]];
    if (widget.columns !== 'all' && !widget.columns.includes(column)) return [[path, t('layout.chooser.not-here')]];
    if (widget.atMost !== null && (counts.get(node.widget)?.length ?? 0) > widget.atMost)
      return [[path, t('layout.chooser.used')]];
    return problemsOfSettings(node, widget).map(([name, text]) => [`${path}.${name}`, text]);
  };
  return Object.fromEntries(
    document.sections.flatMap(({ kind, columns }, at) =>
      columnsOfSection[kind].flatMap((column) =>
        (columns[column] ?? []).flatMap((node, place) => problemsOf(node, column, `layout.${at}.${column}.${place}`)),
      ),
    ),
  );
}

/** Returns the errors of settings by name. The schema does not describe settings of an older version. */
function problemsOfSettings(
  { settings = {}, version = 1 }: LayoutNode,
  widget: EditorWidget,
): readonly (readonly [string, string])[] {
  if (version !== widget.version) return [];
  const schema = widget.schema as unknown as FormSchema;
  const unknown = Object.keys(settings).filter((name) => !(name in schema.properties));
  return [
    ...unknown.map((name) => [name, t('layout.json.unknown-setting')] as const),
    ...Object.entries(checkValues(schema, withDefaults(schema, settings as FormValues))).map(
      ([name, fault]) => [name, faultText(fault)] as const,
    ),
  ];
}

/** Returns the errors of widgets by ID, from errors by path, such as `layout.0.mainBottom.2.title`. */
export function nodeProblems(
  { sections }: LayoutDocument,
  problems: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const found = Object.entries(problems).flatMap(([path, message]) => {
    const [, at = '', column = '', place = ''] = path.split('.');
    const section = sections[Number(at)];
    const name = section && columnsOfSection[section.kind].find((one) => one === column);
    const id = name && section.columns[name]?.[Number(place)]?.id;
    return id ? [[id, message] as const] : [];
  });
  return Object.fromEntries(found);
}
