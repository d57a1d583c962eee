import { withDiscussionTitle } from '#api/administration/layout-editor/layout-heading.ts';
import type { Api } from '#api/api.ts';
import { lookUpLayout } from './layout.client.ts';
import type { LayoutPart } from './layout.contract.ts';
import { columnsOfSection, type LayoutNode } from './layout-document.ts';
import type { LoadedLayout, LoadedNode, LoadedSection, PageOfLayout } from './page-layout.queries.ts';

const showOf = ({ $middleware }: LayoutPart): Pick<LayoutNode, 'show'> => {
  const device = $middleware?.visibility.device;
  return device && device !== 'all' ? { show: { device } } : {};
};

const nodeOf = (part: LayoutPart): LoadedNode => ({
  id: part.$node?.id ?? part.$reactComponent,
  widget: part.$node?.widget ?? part.$reactComponent,
  settings: part.$reactProps,
  outcome: part.$node?.outcome,
  ...showOf(part),
});

/** Returns the section of a hydrated layout. */
export function loadedSection(part: LayoutPart, place: number): LoadedSection {
  const { $node, $reactProps: props } = part;
  const kind = $node?.section ?? '1-column';
  const columns = columnsOfSection[kind].flatMap((name) => {
    const parts = props[name] as LayoutPart[] | undefined;
    return parts ? [[name, parts.map(nodeOf)] as const] : [];
  });
  return {
    id: $node?.id ?? String(place),
    kind,
    isInverted: props['isInverted'] === true,
    isNarrow: props['isNarrow'] === true,
    breadcrumbs: props['breadcrumbs'] !== undefined,
    columns: Object.fromEntries(columns),
    ...showOf(part),
  };
}

/** Loads the layout of a page with the data of its widgets. Null when the page has its default layout. */
export async function loadLayout(api: Api, { viewType, record, section }: PageOfLayout): Promise<LoadedLayout | null> {
  const siteSectionID = String(section?.sectionID ?? 0);
  const { body } = await lookUpLayout(api, {
    layoutViewType: viewType,
    recordType: record?.recordType ?? 'siteSection',
    recordID: record ? String(record.recordID) : siteSectionID,
    params: { siteSectionID },
  });
  if ('redirectTo' in body) return null;
  const sections = body.layout.map(loadedSection);
  if (viewType === 'customPage') return { sections, seo: body.seo };
  if (body.isDefault) return null;
  return { sections: record?.recordType === 'discussion' ? withDiscussionTitle(sections, record.recordID) : sections };
}
