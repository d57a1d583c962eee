import type { HydratedLayout } from '#api/administration/layout/layout.contract.ts';
import type { LayoutViewType } from '#api/administration/layout/layout-view-type.ts';
import { inSection } from '#api/administration/layout/site-section.ts';
import { categoryAddress } from '#api/category/category-address.ts';
import { discussionUrl } from '#api/discussion/urls.ts';
import { ApiError } from '#api/errors.ts';
import { translateSettings } from '#server/administration/setting/translated-settings.ts';
import { translatedRecord } from '#server/administration/translation/content-text.ts';
import { requireVisibleCategory } from '#server/category/category.policy.ts';
import { requireReadable } from '#server/discussion/discussion.policy.ts';
import { findDiscussion } from '#server/discussion/discussion.queries.ts';
import { readsFor } from '#server/platform/database/batched-reads.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { addressOf, isAt, maySeePage } from './custom-page.policy.ts';
import type { PageRecord } from './hydrated-layout.ts';
import { loadLayouts } from './layout-store.ts';
import { translateSection } from './section-text.ts';
import { findSection, siteSections } from './site-sections.ts';

/** Converts a text to a number. Returns 0 for any text that is not one. */
export const numberIn = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

/** The resolved page: its type, the record passed to its widgets, and its SEO data. */
export interface FoundPage {
  readonly view: LayoutViewType;
  readonly record: PageRecord;
  readonly seo: HydratedLayout['seo'];
}

const siteAddresses: Partial<Record<LayoutViewType, string>> = {
  home: '/',
  discussionList: '/discussions',
  categoryList: '/categories',
  createPost: '/post/discussion',
};

/** Returns a page of the site or of a subcommunity. @throws {ApiError} layout.not-found. */
async function sitePage(
  forum: Forum,
  viewer: Viewer,
  { view: requested, siteSectionID }: { readonly view: LayoutViewType; readonly siteSectionID: string },
): Promise<FoundPage> {
  const view = requested === 'subcommunityHome' ? 'home' : requested;
  const url = siteAddresses[view];
  const section = await findSection(forum, siteSectionID);
  if (!url || (!section && siteSectionID !== '0')) throw new ApiError('layout.not-found');
  const settings = translateSettings(await forum.settings.get(), viewer.contentTexts);
  if (!section)
    return {
      view,
      record: {},
      seo: { title: settings['ui.siteName'], description: settings['ui.siteDescription'], url },
    };
  const { name, description } = translateSection(section, viewer.contentTexts);
  return {
    view: view === 'home' ? 'subcommunityHome' : view,
    record: { siteSectionID: section.sectionID },
    seo: { title: name, description, url: inSection(section, url) },
  };
}

/** Returns a category page: with its discussions, or with its child categories. */
async function categoryPage(forum: Forum, viewer: Viewer, id: string): Promise<FoundPage> {
  const { categoryID, name, urlcode, displayAs, translatedDescription } = requireVisibleCategory(
    viewer,
    viewer.categories,
    numberIn(id) || id,
  );
  const told = forum.db.selectFrom('category').select('description').where('category_id', '=', categoryID);
  const description = translatedDescription ?? (await told.executeTakeFirst())?.description ?? '';
  return {
    view: displayAs === 'discussions' ? 'discussionCategoryPage' : 'nestedCategoryList',
    record: { categoryID },
    seo: { title: name, description, url: categoryAddress(urlcode) },
  };
}

async function discussionPage(forum: Forum, viewer: Viewer, discussionID: number): Promise<FoundPage> {
  const reads = readsFor(viewer, forum.db);
  const row = requireReadable(viewer, await findDiscussion(reads, viewer, discussionID, ['excerpt']));
  return {
    view: 'discussion',
    record: { discussionID, categoryID: row.category_id },
    seo: { title: row.name, description: row.excerpt, url: discussionUrl({ discussionID, name: row.name }) },
  };
}

/** Returns a custom page by its ID or address. @throws {ApiError} layout.not-found. */
async function customPage(
  forum: Forum,
  viewer: Viewer,
  { address, siteSectionID }: { readonly address: string; readonly siteSectionID: string | undefined },
): Promise<FoundPage> {
  const section = await findSection(forum, siteSectionID);
  const { pages } = await loadLayouts(forum);
  const page = pages.find((one) => isAt(one, address, section?.sectionID) && maySeePage(viewer, one));
  if (!page) throw new ApiError('layout.not-found');
  const { customPageID, seoTitle, seoDescription } = page;
  const record = { recordType: 'customPage', recordKey: String(customPageID) };
  const shown = translatedRecord(viewer.contentTexts, record, { seoTitle, seoDescription });
  const url = addressOf(page, await siteSections(forum));
  return {
    view: 'customPage',
    record: { customPageID },
    seo: { title: shown.seoTitle, description: shown.seoDescription, url },
  };
}

/** Returns the page of a record. @throws {ApiError} When the viewer may not see the record. */
export function findPage(
  forum: Forum,
  viewer: Viewer,
  {
    view,
    recordType,
    recordID,
    siteSectionID,
  }: { view: LayoutViewType; recordType: string; recordID: string; siteSectionID?: string | undefined },
): Promise<FoundPage> {
  if (recordType === 'discussion') return discussionPage(forum, viewer, numberIn(recordID));
  if (recordType === 'category') return categoryPage(forum, viewer, recordID);
  if (recordType === 'customPage') return customPage(forum, viewer, { address: recordID, siteSectionID });
  return sitePage(forum, viewer, { view, siteSectionID: recordID });
}
