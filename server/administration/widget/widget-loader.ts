import type { z } from 'zod';
import type { WidgetAudience, WidgetDefinition } from '#api/administration/widget/widget-definition.ts';
import type { Api } from '#api/api.ts';
import type { PageRecord } from '#server/administration/layout/hydrated-layout.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

interface SharedInput<Settings> {
  readonly settings: Settings;
  /** The parameters of the page that the widget reads. */
  readonly parameters: PageRecord;
  /**
   * The API as the widget's audience may use it: as a guest (`everyone`), as somebody with the viewer's permissions
   * (`permissions`), or as the viewer (`member`).
   */
  readonly api: Api;
  /** Aborted when the budget is exceeded. */
  readonly signal: AbortSignal;
}

/** The argument of a loader. Only widgets for members receive the viewer. */
export type LoaderInput<Settings, Audience extends WidgetAudience> = SharedInput<Settings> &
  (Audience extends 'member' ? { readonly viewer: Viewer } : object);

/** A widget that loads data. */
export interface WidgetLoader {
  readonly definition: WidgetDefinition;
  /** Returns props for the component. Undefined when there is nothing to show. */
  readonly load: (input: LoaderInput<never, 'member'>) => Promise<object | undefined>;
}

/**
 * Defines how a widget loads its data.
 *
 * @example
 * export const newestMembersLoader = defineLoader(newestMembersWidget, async ({ api, settings }) =>
 *   listed(await loadMemberItems(api, settings)),
 * );
 */
export const defineLoader = <Settings extends z.ZodObject, Audience extends WidgetAudience>(
  definition: WidgetDefinition<Settings, Audience>,
  load: (input: LoaderInput<z.output<Settings>, Audience>) => Promise<object | undefined>,
): WidgetLoader => ({ definition, load: load as WidgetLoader['load'] });

/** Returns listed items as props. Undefined when there are none. */
export const listed = <Item>(items: readonly Item[]): { readonly items: readonly Item[] } | undefined =>
  items.length > 0 ? { items } : undefined;
