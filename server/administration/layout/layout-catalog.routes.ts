import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type LayoutCatalog, layoutCatalogRoutes } from '#api/administration/layout/layout-catalog.contract.ts';
import { columnsOfSection, sectionKinds } from '#api/administration/layout/layout-document.ts';
import type { LayoutViewType } from '#api/administration/layout/layout-view-type.ts';
import { layoutLimits } from '#api/administration/layout-editor/layout-steps.ts';
import type { WidgetDefinition } from '#api/administration/widget/widget-definition.ts';
import { widgetRegistry } from '#api/administration/widget/widget-registry.contract.ts';
import type { FormSchema } from '#api/form/form-schema.ts';
import type { Translations } from '#api/translations.ts';
import { toFormSchema } from '#server/form/form-schema.ts';
import { translatedForm } from '#server/form/form-translation.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import { loadMessageCatalog } from '#server/platform/text/message-catalog.ts';

type Schema = Record<string, unknown>;

const schemas = new WeakMap<WidgetDefinition, FormSchema>();

/** Returns the JSON schema of a widget's settings as they are written: fields with defaults may be omitted. */
function schemaOf(definition: WidgetDefinition): FormSchema {
  const known = schemas.get(definition) ?? toFormSchema(definition.settings);
  schemas.set(definition, known);
  return known;
}

const isFor = ({ places }: WidgetDefinition, view: LayoutViewType): boolean =>
  places.views === 'all' || places.views.includes(view);

const described = (definition: WidgetDefinition, words: Translations): LayoutCatalog['widgets'][string] => ({
  widgetID: definition.id,
  name: words.t(definition.name),
  icon: definition.icon,
  group: definition.group,
  keywords: [...(definition.keywords ?? [])],
  version: definition.version,
  $reactComponent: definition.component,
  schema: translatedForm(schemaOf(definition), words),
  columns: definition.places.columns === 'all' ? 'all' : [...definition.places.columns],
  atMost: definition.places.atMost ?? null,
  isRequired: definition.places.required ?? false,
  audience: definition.audience,
  reads: [...definition.reads],
  preview: definition.preview,
});

const boolean = { type: 'boolean' };
const sectionSchemas = { '1-column': { isNarrow: boolean }, '2-columns': { isInverted: boolean } };

const sections = Object.fromEntries(
  sectionKinds.map((kind) => {
    const own = (sectionSchemas as Record<string, Schema>)[kind] ?? {};
    const properties = { ...own, ...(kind !== 'full-width' && { breadcrumbs: boolean }) };
    return [
      `react.section.${kind}`,
      { kind, columns: [...columnsOfSection[kind]], schema: { type: 'object', properties } },
    ];
  }),
);

const ids = { type: 'array', items: { type: 'integer', minimum: 1 } };
const middlewares = {
  visibility: { schema: { type: 'object', properties: { device: { enum: ['desktop', 'mobile'] } } } },
  'role-filter': { schema: { type: 'object', properties: { roleIDs: ids } } },
};

const middlewareSchema = {
  type: 'object',
  properties: Object.fromEntries(Object.entries(middlewares).map(([name, { schema }]) => [name, schema])),
};

const widgetsFor = (view: LayoutViewType) => widgetRegistry.all.filter((definition) => isFor(definition, view));

const objectSchema = (
  hydrate: string,
  { properties, required = [] }: { readonly properties: object; readonly required?: readonly string[] },
): Schema => ({
  type: 'object',
  properties: {
    $hydrate: { const: hydrate },
    $id: { type: 'string' },
    $middleware: middlewareSchema,
    ...properties,
  },
  required: ['$hydrate', ...required],
});

/** Returns the JSON schema of the wire form of layouts, with the widgets of a kind of page. */
function layoutSchema(view: LayoutViewType): Schema {
  const widgets = widgetsFor(view).map((one) => objectSchema(`react.${one.hydrate}`, schemaOf(one)));
  const column = { type: 'array', items: { $ref: '#/$defs/widget' } };
  const choices = Object.entries(sections).map(([hydrate, { columns, schema }]) => {
    const names = Object.fromEntries(columns.map((name) => [name, column]));
    const { breadcrumbs, ...own } = schema.properties as Schema;
    const crumbs = breadcrumbs ? { breadcrumbs: { type: 'object' } } : {};
    return objectSchema(hydrate, { properties: { ...own, ...crumbs, ...names } });
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'array',
    maxItems: layoutLimits.sections,
    items: { oneOf: choices },
    $defs: { widget: { oneOf: widgets } },
  };
}

/** The API routes for the parts of layouts. */
export const layoutCatalogResource: FastifyPluginAsyncZod = async (server) => {
  server.route({
    ...layoutCatalogRoutes.catalog,
    handler: async ({ viewer, language, query: { layoutViewType } }) => {
      requirePermission(viewer, 'site.manage');
      const { words } = await loadMessageCatalog(server.forum, language);
      const all = widgetsFor(layoutViewType);
      const record = (isAsset: boolean) =>
        Object.fromEntries(
          all
            .filter(({ group }) => (group === 'page') === isAsset)
            .map((definition) => [`react.${definition.hydrate}`, described(definition, words)]),
        );
      const read = [...new Set(all.flatMap(({ reads }) => reads))];
      const layoutParams = Object.fromEntries(read.map((name) => [name, { type: 'integer' }]));
      return { layoutViewType, layoutParams, widgets: record(false), assets: record(true), sections, middlewares };
    },
  });

  server.route({
    ...layoutCatalogRoutes.schema,
    handler: async ({ viewer, query: { layoutViewType } }) => {
      requirePermission(viewer, 'site.manage');
      return layoutSchema(layoutViewType);
    },
  });
};
