import { queryOptions } from '@tanstack/react-query';
import type { WidgetOutcome } from '#api/administration/widget/widget-outcome.ts';
import type { Api } from '#api/api.ts';
import type { HydratedLayout } from './layout.contract.ts';
import type { ColumnName, LayoutNode, LayoutSection } from './layout-document.ts';
import type { LayoutViewType } from './layout-view-type.ts';
import type { CurrentSection } from './site-section.ts';

/** A node whose data has been loaded. Nodes of widgets without data have no outcome. */
export type LoadedNode = LayoutNode & { readonly outcome?: WidgetOutcome | undefined };

/** A section whose data has been loaded. */
export type LoadedSection = Omit<LayoutSection, 'columns'> & {
  readonly columns: Readonly<Partial<Record<ColumnName, readonly LoadedNode[]>>>;
};

/** A layout whose data has been loaded. */
export interface LoadedLayout {
  readonly sections: readonly LoadedSection[];
  /** The title, description and address of a custom page. */
  readonly seo?: HydratedLayout['seo'];
}

/** Returns all nodes of a layout. */
export const nodesOf = ({ sections }: LoadedLayout): readonly LoadedNode[] =>
  sections.flatMap(({ columns }) => Object.values(columns).flat());

/** The page for which a layout is looked up. Pages of the site have no record. */
export interface PageOfLayout {
  readonly viewType: LayoutViewType;
  readonly record?:
    | { readonly recordType: 'category' | 'discussion'; readonly recordID: number }
    | { readonly recordType: 'customPage'; readonly recordID: string };
  readonly section?: CurrentSection | undefined;
}

/** Returns the page of a discussion, for its layout. */
export const discussionLayout = (discussionID: number) =>
  ({ viewType: 'discussion', record: { recordType: 'discussion', recordID: discussionID } }) as const;

/** Returns the query for the stored layout of a page. Null when the page has its default layout. */
export const pageLayoutQuery = (api: Api, page: PageOfLayout) =>
  queryOptions({
    queryKey: ['layout', page.viewType, page.record?.recordID ?? 0, page.section?.sectionID ?? 0],
    // Only the home page asks for its layout on every site.
    queryFn: async (): Promise<LoadedLayout | null> => (await import('./loaded-layout.ts')).loadLayout(api, page),
  });
