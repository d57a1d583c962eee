import { lookUpLayout } from '#api/administration/layout/layout.client.ts';
import type { HydratedLayout } from '#api/administration/layout/layout.contract.ts';
import { addLayout, readLayout } from '#api/administration/layout/layout-record.client.ts';
import type { LayoutRecord } from '#api/administration/layout/layout-record.contract.ts';
import type { LayoutViewType } from '#api/administration/layout/layout-view-type.ts';
import type { Api } from '#api/api.ts';

/** A widget in the wire form of layouts. */
export const callToAction = (title: string, more: object = {}) => ({
  $hydrate: 'react.cta',
  title,
  label: 'Directions',
  href: '/discussions',
  ...more,
});

/** Returns the wire form of a section with one column. */
export const oneColumn = (...children: readonly object[]) => ({ $hydrate: 'react.section.1-column', children });

/** Creates a layout for a kind of page, with one column of widgets. */
export const aLayout = async (api: Api, layoutType: LayoutViewType, ...widgets: readonly object[]) =>
  (await addLayout(api, { name: 'Autumn', layoutType, layout: [oneColumn(...widgets)] })).body as LayoutRecord & {
    readonly layoutID: number;
  };

/** Returns the content of a layout. */
export const contentOf = async (api: Api, id: number | string) => (await readLayout(api, id)).body.layout;

/** Returns the props of the first widget of the home page, for the member of an API client. Undefined when it is hidden. */
export async function propsOnHomePage(api: Api): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { body } = await lookUpLayout(api, { layoutViewType: 'home', recordType: 'siteSection', recordID: '0' });
  const [section] = (body as HydratedLayout).layout;
  const [widget] = (section?.$reactProps['children'] ?? []) as HydratedLayout['layout'];
  return widget?.$node?.['outcome'] === 'ready' ? widget.$reactProps : undefined;
}
