import type { LayoutViewType } from './layout-view-type.ts';

/** The kinds of records to which a layout can be applied: the whole site, a subcommunity, a category, a custom page. */
export const layoutRecordTypes = ['global', 'siteSection', 'category', 'customPage'] as const;

/** A kind of record to which a layout can be applied. */
export type LayoutRecordType = (typeof layoutRecordTypes)[number];

/** The record ID of the whole site. */
export const wholeSiteID = -1;

const site = ['global', 'siteSection'] as const;
const everywhere = ['global', 'siteSection', 'category'] as const;

/** The kinds of records to which layouts of each view type can be applied. */
export const recordTypesOfView: Readonly<Record<LayoutViewType, readonly LayoutRecordType[]>> = {
  home: ['global'],
  subcommunityHome: site,
  discussionList: site,
  categoryList: site,
  discussionCategoryPage: everywhere,
  nestedCategoryList: everywhere,
  discussion: everywhere,
  post: everywhere,
  createPost: site,
  customPage: ['customPage'],
};

/** The view types whose layouts a page can have, the most specific first. */
export const viewTypesOfPage = (viewType: LayoutViewType): readonly LayoutViewType[] => {
  if (viewType === 'discussion' || viewType === 'post') return ['discussion', 'post'];
  return viewType === 'subcommunityHome' ? ['subcommunityHome', 'home'] : [viewType];
};

/** The settings that allow stored layouts, by view type. The home page and custom pages need none. */
const flags: Readonly<Partial<Record<LayoutViewType, string>>> = {
  discussionList: 'customLayout.discussionList',
  categoryList: 'customLayout.categoryList',
  discussionCategoryPage: 'customLayout.categoryList',
  nestedCategoryList: 'customLayout.categoryList',
  discussion: 'customLayout.post',
  post: 'customLayout.post',
  createPost: 'customLayout.createPost',
};

/** Returns the setting that allows stored layouts of a view type. Undefined when they need none. */
export const flagOfView = (viewType: LayoutViewType): string | undefined => flags[viewType];

/** Whether the site uses stored layouts for a view type. */
export function usesStoredLayouts(settings: Readonly<Record<string, unknown>>, viewType: LayoutViewType): boolean {
  const flag = flags[viewType];
  return flag === undefined || settings[flag] === true;
}
