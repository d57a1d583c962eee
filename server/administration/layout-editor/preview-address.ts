import type { SiteSection } from '#api/administration/layout/site-section.ts';
import { inSection } from '#api/administration/layout/site-section.ts';
import type { Api } from '#api/api.ts';
import { categoryAddress } from '#api/category/category-address.ts';
import { listDiscussions } from '#api/discussion/discussion.client.ts';
import { discussionUrl } from '#api/discussion/urls.ts';
import { addressOf } from '#server/administration/layout/custom-page.policy.ts';
import { loadLayouts, type ReadyLayout } from '#server/administration/layout/layout-store.ts';
import { findSection, siteSections } from '#server/administration/layout/site-sections.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';

/** The page on which a layout is previewed: its subcommunity and its category, 0 for none. */
export interface PreviewPlace {
  readonly sectionID: number;
  readonly categoryID: number;
}

/** Returns the category of a preview: the chosen one, otherwise the first of its kind that the viewer may see. */
function categoryOf(viewer: Viewer, categoryID: number, hasDiscussions: boolean) {
  const fitting = viewer.categories.all.filter(
    ({ displayAs }) => displayAs !== 'heading' && (displayAs === 'discussions') === hasDiscussions,
  );
  return (
    fitting.find((one) => one.categoryID === categoryID) ??
    fitting.find((one) => may(viewer, 'discussions.view', one.categoryID)) ??
    fitting[0]
  );
}

/** Returns the URL of the newest discussion of a category or of the site that the viewer may see. */
async function newestDiscussion(api: Api, { sectionID, categoryID }: PreviewPlace): Promise<string | undefined> {
  const { body } = await listDiscussions(api, {
    limit: 1,
    sort: '-dateLastComment',
    ...(categoryID !== 0 && { categoryID }),
    ...(sectionID !== 0 && { siteSectionID: String(sectionID) }),
  });
  return body[0] && discussionUrl(body[0]);
}

/** Returns the URL of a page of the kind of a layout within a subcommunity. Undefined when there is none. */
async function addressWithin(
  forum: Forum,
  { viewType, layoutID }: ReadyLayout,
  { viewer, api, place }: { viewer: Viewer; api: Api; place: PreviewPlace },
): Promise<string | undefined> {
  switch (viewType) {
    case 'home':
    case 'subcommunityHome':
      return '/';
    case 'discussionList':
      return '/discussions';
    case 'categoryList':
      return '/categories';
    case 'createPost':
      return '/post/discussion';
    case 'discussionCategoryPage':
    case 'nestedCategoryList': {
      const category = categoryOf(viewer, place.categoryID, viewType === 'discussionCategoryPage');
      return category && categoryAddress(category.urlcode);
    }
    case 'discussion':
    case 'post':
      return newestDiscussion(api, place);
    case 'customPage': {
      const { pages, views } = await loadLayouts(forum);
      const applied = views.find((view) => view.layoutID === layoutID)?.recordID;
      const page = pages.find(({ customPageID }) => customPageID === applied);
      return page && addressOf(page, await siteSections(forum));
    }
  }
}

/** Returns the subcommunity of a preview. The home page of subcommunities needs one. */
async function sectionOf(forum: Forum, { viewType }: ReadyLayout, sectionID: number): Promise<SiteSection | undefined> {
  const chosen = await findSection(forum, String(sectionID));
  return chosen ?? (viewType === 'subcommunityHome' ? (await siteSections(forum))[0] : undefined);
}

/** Returns the URL of the page on which a layout is previewed. Undefined when no page of its kind exists. */
export async function addressOfPreview(
  forum: Forum,
  layout: ReadyLayout,
  seen: { readonly viewer: Viewer; readonly api: Api; readonly place: PreviewPlace },
): Promise<string | undefined> {
  const url = await addressWithin(forum, layout, seen);
  return url && inSection(await sectionOf(forum, layout, seen.place.sectionID), url);
}
