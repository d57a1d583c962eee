import type { FastifyRequest } from 'fastify';
import type { HydratedLayout } from '#api/administration/layout/layout.contract.ts';
import { type LayoutSection, mapColumns, type ShowConditions } from '#api/administration/layout/layout-document.ts';
import { titleBarIn } from '#api/administration/layout/title-bar-setting.ts';
import { widgetRegistry } from '#api/administration/widget/widget-registry.contract.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { translateSettings } from '#server/administration/setting/translated-settings.ts';
import type { ContentTexts } from '#server/administration/translation/content-text.ts';
import { loadWidgetData } from '#server/administration/widget/widget-data.ts';
import { translateNode } from '#server/administration/widget/widget-text.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { hydrateLayout, type PageRecord, type WidgetData } from './hydrated-layout.ts';
import { placedNodes } from './layout-check.ts';
import type { ReadyLayout } from './layout-store.ts';

const isShownTo = ({ roleIDs }: Viewer, show: ShowConditions | undefined): boolean =>
  !show?.roleIDs || show.roleIDs.some((roleID) => roleIDs.includes(roleID));

/** Removes the sections and widgets of other roles, before anything is loaded for them. */
const sectionsFor = (viewer: Viewer, sections: readonly LayoutSection[]): readonly LayoutSection[] =>
  sections
    .filter(({ show }) => isShownTo(viewer, show))
    .map((section) => mapColumns(section, (nodes) => nodes.filter(({ show }) => isShownTo(viewer, show))));

/** Returns sections with the texts of their widgets in the language of the viewer. */
const translatedSections = (
  layoutID: ReadyLayout['layoutID'],
  sections: readonly LayoutSection[],
  texts: ContentTexts | undefined,
): readonly LayoutSection[] =>
  texts
    ? sections.map((section) =>
        mapColumns(section, (nodes) => nodes.map((node) => translateNode(layoutID, node, texts))),
      )
    : sections;

/** Returns the title bar of pages in its hydrated form. */
export const titleBarPart = (settings: Settings): HydratedLayout['titleBar'] => ({
  $reactComponent: 'TitleBar',
  $reactProps: { ...titleBarIn(settings['ui.titleBar']) },
});

/** The layout of a page, and the page. */
interface Placement {
  readonly layout: ReadyLayout;
  readonly record: PageRecord;
  /** The viewer, within the subcommunity of the page. */
  readonly viewer: Viewer;
  readonly siteSectionID?: string | undefined;
  readonly prefix: string;
  /** Whether the data of the widgets is left out. */
  readonly isBare?: boolean;
}

/** Resolves a layout for a viewer, and loads the data of its widgets. */
async function loadHydratedLayout(
  request: FastifyRequest,
  { layout, record, viewer, siteSectionID, prefix, isBare }: Placement,
) {
  const { layoutID, revisionID, invalid, document } = layout;
  const sections = translatedSections(layout.layoutID, sectionsFor(viewer, document.sections), viewer.contentTexts);
  const nodes = placedNodes({ sections }).map(({ node }) => node);
  const page = { layoutID, revisionID, nodes, invalid, record, viewer, siteSectionID, prefix };
  const data = isBare ? new Map<string, WidgetData>() : await loadWidgetData(request, page);
  return hydrateLayout({ sections }, { registry: widgetRegistry, record, data });
}

/** Returns a layout in its hydrated form, with the title of the site. */
export async function presentLayout(request: FastifyRequest, placement: Placement): Promise<HydratedLayout> {
  const settings = translateSettings(await request.server.forum.settings.get(), placement.viewer.contentTexts);
  const { layoutID, name, viewType, revisionID } = placement.layout;
  return {
    layoutID: String(layoutID),
    name,
    layoutViewType: viewType,
    isDefault: revisionID === null,
    layout: await loadHydratedLayout(request, placement),
    titleBar: titleBarPart(settings),
    contexts: [],
    seo: { title: settings['ui.siteName'], description: settings['ui.siteDescription'], url: '/' },
  };
}
