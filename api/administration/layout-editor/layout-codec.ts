import {
  type ColumnName,
  columnsOfSection,
  type LayoutDocument,
  type LayoutNode,
  type LayoutSection,
  type SectionKind,
  type ShowConditions,
  sectionKinds,
} from '#api/administration/layout/layout-document.ts';

type Json = Readonly<Record<string, unknown>>;

/** The names of widgets in documents and in the wire form. The registry of widgets has them, and the layout editor. */
export interface WidgetNames {
  readonly find: (id: string) => { readonly hydrate: string } | undefined;
  readonly ofWire: (hydrate: string) => { readonly id: string } | undefined;
}

/** The names of the parts of the wire form that have a meaning of their own in every node. */
const wire = { name: '$hydrate', id: '$id', version: '$version', middleware: '$middleware' } as const;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an object without the properties that are undefined. */
export const withoutUndefined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

const isIDList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => Number.isSafeInteger(one) && one > 0);

/** Returns the middleware of the wire form for some conditions. */
const middlewareOf = ({ roleIDs, device }: ShowConditions): Json =>
  withoutUndefined({
    visibility: device && { device },
    'role-filter': roleIDs && { roleIDs: [...roleIDs] },
  });

function wireOf({ id, show, extra }: LayoutNode | LayoutSection): Json {
  const middleware = { ...(show && middlewareOf(show)), ...(extra?.[wire.middleware] as Json | undefined) };
  return { [wire.id]: id, ...(Object.keys(middleware).length > 0 && { [wire.middleware]: middleware }) };
}

/** Returns the wire form of a widget. */
const nodeToWire = (node: LayoutNode, registry: WidgetNames): Json => ({
  ...node.settings,
  ...node.extra,
  [wire.name]: `react.${registry.find(node.widget)?.hydrate ?? node.widget}`,
  ...(node.version !== undefined && node.version !== 1 && { [wire.version]: node.version }),
  ...wireOf(node),
});

const sectionToWire = (section: LayoutSection, registry: WidgetNames): Json => ({
  ...section.extra,
  [wire.name]: `react.section.${section.kind}`,
  ...wireOf(section),
  ...withoutUndefined({
    isInverted: section.isInverted,
    isNarrow: section.isNarrow,
    breadcrumbs: section.breadcrumbs && { [wire.name]: 'react.breadcrumbs' },
  }),
  ...Object.fromEntries(
    columnsOfSection[section.kind].flatMap((name) => {
      const nodes = section.columns[name];
      return nodes ? [[name, nodes.map((node) => nodeToWire(node, registry))]] : [];
    }),
  ),
});

/** Returns the wire form of a document, as `GET /layouts/{id}/edit` contains it. */
export const toDefinition = ({ sections }: Pick<LayoutDocument, 'sections'>, registry: WidgetNames): Json[] =>
  sections.map((section) => sectionToWire(section, registry));

/** A problem of a definition: its path, such as `layout.0.mainBottom.2`, and a sentence. */
export type LayoutProblems = Readonly<Record<string, string>>;

interface Reading {
  readonly registry: WidgetNames;
  readonly newID: () => string;
  readonly ids: Set<string>;
  readonly problems: Record<string, string>;
}

const idForm = /^[\w.-]{1,60}$/;

/** Returns the ID of a node, or a new one. An ID that occurs twice is a problem. */
function idOf(given: Json, path: string, reading: Reading): string {
  const id = given[wire.id] ?? reading.newID();
  if (typeof id !== 'string' || !idForm.test(id) || reading.ids.has(id))
    reading.problems[path] = 'Each section and widget needs an ID of its own.';
  reading.ids.add(String(id));
  return String(id);
}

const nameOf = (given: Json): string =>
  typeof given[wire.name] === 'string' ? String(given[wire.name]).replace(/^react\./, '') : '';

const hasOnly = (value: unknown, name: string): value is Json =>
  isObject(value) && Object.keys(value).length === 1 && name in value;

/** Reads the conditions of a node. Other middleware has no effect and is kept as it is. */
function conditionsOf(given: Json, path: string, reading: Reading): { show?: ShowConditions; kept: Json } {
  const middleware = given[wire.middleware];
  if (!isObject(middleware)) return { kept: {} };
  const { visibility, 'role-filter': filter, ...kept } = middleware;
  const device = hasOnly(visibility, 'device') ? visibility['device'] : undefined;
  const roleIDs = isObject(filter) ? filter['roleIDs'] : undefined;
  if (filter !== undefined && !isIDList(roleIDs)) reading.problems[path] = 'Enter the ID of a role.';
  const show: ShowConditions = withoutUndefined<ShowConditions>({
    roleIDs: isIDList(roleIDs) ? roleIDs : undefined,
    device: device === 'desktop' || device === 'mobile' ? device : undefined,
  });
  const others = { ...kept, ...(visibility !== undefined && !show.device && { visibility }) };
  return {
    ...(Object.keys(show).length > 0 && { show }),
    kept: Object.keys(others).length > 0 ? { [wire.middleware]: others } : {},
  };
}

function nodeFromWire(given: unknown, path: string, reading: Reading): LayoutNode | undefined {
  if (!isObject(given) || nameOf(given) === '') {
    reading.problems[path] = 'There is no such widget.';
    return undefined;
  }
  const {
    [wire.name]: _name,
    [wire.id]: _id,
    [wire.version]: version,
    [wire.middleware]: _middleware,
    ...rest
  } = given;
  const { show, kept } = conditionsOf(given, path, reading);
  const isInternal = ([key]: readonly [string, unknown]) => key.startsWith('$');
  const extra = { ...Object.fromEntries(Object.entries(rest).filter(isInternal)), ...kept };
  const settings = Object.fromEntries(Object.entries(rest).filter((entry) => !isInternal(entry)));
  const name = nameOf(given);
  return withoutUndefined({
    id: idOf(given, path, reading),
    widget: reading.registry.ofWire(name)?.id ?? name,
    version: typeof version === 'number' && version !== 1 ? version : undefined,
    settings: Object.keys(settings).length > 0 ? settings : undefined,
    show,
    extra: Object.keys(extra).length > 0 ? extra : undefined,
  });
}

const nodesFrom = (given: unknown, path: string, reading: Reading): readonly LayoutNode[] =>
  (Array.isArray(given) ? given : [given]).flatMap(
    (node: unknown, place) => nodeFromWire(node, `${path}.${place}`, reading) ?? [],
  );

const flag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

function sectionFromWire(given: unknown, path: string, reading: Reading): LayoutSection | undefined {
  const kind = isObject(given) ? sectionKinds.find((one) => nameOf(given) === `section.${one}`) : undefined;
  if (!isObject(given) || !kind) {
    reading.problems[path] = 'There is no such section.';
    return undefined;
  }
  const { isInverted, isNarrow, breadcrumbs, [wire.name]: _n, [wire.id]: _i, [wire.middleware]: _m, ...rest } = given;
  const { show, kept } = conditionsOf(given, path, reading);
  const columns: Partial<Record<ColumnName, readonly LayoutNode[]>> = {};
  const extra: Record<string, unknown> = { ...kept };
  for (const [name, nodes] of Object.entries(rest))
    if (isColumnOf(kind, name)) columns[name] = nodesFrom(nodes, `${path}.${name}`, reading);
    else if (name.startsWith('$')) extra[name] = nodes;
    else reading.problems[`${path}.${name}`] = 'This section does not have this column.';
  return withoutUndefined({
    id: idOf(given, path, reading),
    kind,
    isInverted: flag(isInverted),
    isNarrow: flag(isNarrow),
    breadcrumbs: isObject(breadcrumbs) || breadcrumbs === true || undefined,
    show,
    columns,
    extra: Object.keys(extra).length > 0 ? extra : undefined,
  });
}

const isColumnOf = (kind: SectionKind, name: string): name is ColumnName =>
  columnsOfSection[kind].some((column) => column === name);

/** Reads the wire form of a layout. Nodes without an ID get a new one. Settings are not checked. */
export function fromDefinition(
  definition: readonly unknown[],
  { registry, newID }: Pick<Reading, 'registry' | 'newID'>,
): { readonly sections: readonly LayoutSection[]; readonly problems: LayoutProblems } {
  const reading: Reading = { registry, newID, ids: new Set(), problems: {} };
  const sections = definition.flatMap((one, place) => sectionFromWire(one, `layout.${place}`, reading) ?? []);
  return { sections, problems: reading.problems };
}
