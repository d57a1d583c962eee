import type { z } from 'zod';
import type { ColumnName } from '#api/administration/layout/layout-document.ts';
import type { LayoutViewType } from '#api/administration/layout/layout-view-type.ts';
import { type ControlMeta, control } from '#api/form/form-schema.ts';
import type { MessageID } from '#api/message-id.ts';

/**
 * The viewer that a widget's data may depend on: nobody, the viewer's permissions, or the viewer. It decides the
 * argument of the widget's loader (`server/administration/widget/widget-loader.ts`), and whether its data is shared.
 */
export type WidgetAudience = 'everyone' | 'permissions' | 'member';

/** The parameters of a page that a widget can read. A page has only those of its record. */
export type WidgetParameter = 'siteSectionID' | 'categoryID' | 'discussionID' | 'customPageID';

/** The groups of the widget chooser. */
export type WidgetGroup = 'posts' | 'categories' | 'members' | 'navigation' | 'content' | 'page';

/** The views, columns and number in which a widget may be placed. */
export interface WidgetPlaces {
  readonly views: 'all' | readonly LayoutViewType[];
  readonly columns: 'all' | readonly ColumnName[];
  readonly atMost?: number;
  /** Whether a layout of these views needs the widget. */
  readonly required?: boolean;
}

type Json = Readonly<Record<string, unknown>>;

/** A widget: its settings, its data and the places where it can be placed (docs/how-to-add-a-widget.md). */
export interface WidgetDefinition<
  Settings extends z.ZodObject = z.ZodObject,
  Audience extends WidgetAudience = WidgetAudience,
> {
  /** Identifies the widget in stored layouts. */
  readonly id: string;
  /** The version of its settings. A change that stored settings do not pass raises it and adds a migration. */
  readonly version: number;
  /** The former IDs of the widget. */
  readonly formerly?: readonly string[];
  /** The name of the widget in the wire form of layouts. */
  readonly hydrate: string;
  /** The name of its component in hydrated layouts. */
  readonly component: string;
  readonly name: MessageID;
  /** The name of its icon. */
  readonly icon: string;
  readonly group: WidgetGroup;
  readonly keywords?: readonly string[];
  readonly settings: Settings;
  /** Maps the settings of a version to those of the next one. */
  readonly migrations?: Readonly<Record<number, (old: Json) => Json>>;
  readonly places: WidgetPlaces;
  readonly reads: readonly WidgetParameter[];
  readonly audience: Audience;
  /** The event topics that invalidate its kept data. */
  readonly invalidatedBy: readonly string[];
  /** The time for which its data is kept, in milliseconds. 0 for not at all. */
  readonly maxAge: number;
  /** Whether its reads are part of the joint statement of the page. Slow reads are statements of their own. */
  readonly joins: boolean;
  /** The time that loading its data may take, in milliseconds. */
  readonly budget: number;
  /** Sample data for previews, the props that a loader would add. */
  readonly preview: Json;
}

/** The definition of a widget as it is written; omitted properties have their defaults. */
type Written<Settings extends z.ZodObject, Audience extends WidgetAudience> = Omit<
  WidgetDefinition<Settings, Audience>,
  'version' | 'places' | 'invalidatedBy' | 'maxAge' | 'joins' | 'budget' | 'preview' | 'reads'
> &
  Partial<WidgetDefinition<Settings, Audience>>;

/** The default budget of a widget's data, in milliseconds (docs/behavior/layout.md#data). */
export const widgetBudget = 1_000;

/** The audience and caching of widgets that show categories or posts. */
export const contentData = {
  audience: 'permissions',
  maxAge: 10_000,
  invalidatedBy: ['categories.changed', 'roles.changed'],
} as const;

/** The audience and caching of widgets that show members, tags or totals, which change slowly. */
export const slowData = { audience: 'permissions', maxAge: 60_000, invalidatedBy: ['roles.changed'] } as const;

/** Defines a widget. The definition cannot be changed afterwards. */
export const defineWidget = <Settings extends z.ZodObject, const Audience extends WidgetAudience>(
  written: Written<Settings, Audience>,
): WidgetDefinition<Settings, Audience> =>
  Object.freeze({
    version: 1,
    places: { views: 'all', columns: 'all' } as const,
    invalidatedBy: [],
    maxAge: 0,
    joins: true,
    budget: widgetBudget,
    preview: {},
    reads: [],
    ...written,
  });

/** The presentation of a field of the settings, with the IDs of its texts. */
export type SettingControl = Omit<
  ControlMeta,
  'label' | 'description' | 'placeholder' | 'group' | 'choices' | 'addLabel'
> & {
  readonly label: MessageID;
  readonly choices?: Readonly<Record<string, MessageID>>;
} & Partial<Record<'description' | 'placeholder' | 'group' | 'addLabel', MessageID>>;

/**
 * Returns the presentation of a field of the settings (docs/how-to-add-a-form-control.md). The catalog of widgets
 * translates its texts.
 *
 * @example
 * z.number().int().min(1).max(20).meta(settingControl({ inputType: 'number', label: 'administration.widget.field.limit' }));
 */
export const settingControl = (meta: SettingControl) => control(meta);

/** All widgets of the forum. */
export interface WidgetRegistry {
  readonly all: readonly WidgetDefinition[];
  /** Returns the widget of an ID, or of a former one. */
  readonly find: (id: string) => WidgetDefinition | undefined;
  /** Returns the widget of a name in the wire form of layouts. */
  readonly ofWire: (hydrate: string) => WidgetDefinition | undefined;
}

/** Adds entries to a map. @throws {Error} When a name is taken. */
function fill<T>(map: Map<string, T>, names: readonly string[], value: T): void {
  for (const name of names) {
    if (map.has(name)) throw new Error(`Two widgets have the name "${name}".`);
    map.set(name, value);
  }
}

/**
 * Collects definitions in a registry that cannot be changed.
 *
 * @throws {Error} When two widgets have the same ID, former ID or wire name.
 */
export function registerWidgets(definitions: readonly WidgetDefinition[]): WidgetRegistry {
  const byID = new Map<string, WidgetDefinition>();
  const byWire = new Map<string, WidgetDefinition>();
  for (const definition of definitions) {
    fill(byID, [definition.id, ...(definition.formerly ?? [])], definition);
    fill(byWire, [definition.hydrate], definition);
  }
  return Object.freeze({
    all: Object.freeze([...definitions]),
    find: (id: string) => byID.get(id),
    ofWire: (hydrate: string) => byWire.get(hydrate),
  });
}
