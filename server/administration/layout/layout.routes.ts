import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { defaultLayouts } from '#api/administration/layout/default-layouts.ts';
import { type HydratedLayout, layoutRoutes } from '#api/administration/layout/layout.contract.ts';
import { inSection } from '#api/administration/layout/site-section.ts';
import { titleBarIn } from '#api/administration/layout/title-bar-setting.ts';
import { categoryAddress } from '#api/category/category-address.ts';
import { discussionUrl } from '#api/discussion/urls.ts';
import { ApiError } from '#api/errors.ts';
import { requireVisibleCategory } from '#server/category/category.policy.ts';
import { requireReadableComment } from '#server/discussion/comment/comment.policy.ts';
import { findComment } from '#server/discussion/comment/comment.queries.ts';
import { requireReadable } from '#server/discussion/discussion.policy.ts';
import { findDiscussion } from '#server/discussion/discussion.queries.ts';
import { locateComment } from '#server/discussion/thread/comment-location.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { layoutParts } from './layout-parts.ts';
import { findSection } from './site-sections.ts';

type View = HydratedLayout['layoutViewType'];

/** Converts a text to a number. Returns 0 for any text that is not one. */
const numberIn = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

/** The resolved page: its type, the record passed to its widgets, and its SEO data. */
interface FoundPage {
  readonly view: View;
  readonly record: Readonly<Record<string, string | number>>;
  readonly seo: HydratedLayout['seo'];
}

const siteAddresses: Partial<Record<View, string>> = {
  home: '/',
  discussionList: '/discussions',
  categoryList: '/categories',
  createPost: '/post/discussion',
};

/** Returns a page of the site or of a subcommunity. @throws {ApiError} layout.not-found. */
async function sitePage(forum: Forum, requested: View, siteSectionID: string): Promise<FoundPage> {
  const view = requested === 'subcommunityHome' ? 'home' : requested;
  const url = siteAddresses[view];
  const section = await findSection(forum, siteSectionID);
  if (!url || (!section && siteSectionID !== '0')) throw new ApiError('layout.not-found');
  const settings = await forum.settings.get();
  if (!section)
    return {
      view,
      record: {},
      seo: { title: settings['ui.siteName'], description: settings['ui.siteDescription'], url },
    };
  return {
    view: view === 'home' ? 'subcommunityHome' : view,
    record: { siteSectionID: section.sectionID },
    seo: { title: section.name, description: section.description, url: inSection(section, url) },
  };
}

/** Returns a category page: with its discussions, or with its child categories. */
async function categoryPage(forum: Forum, viewer: Viewer, id: string): Promise<FoundPage> {
  const { categoryID, name, urlcode, displayAs } = requireVisibleCategory(
    viewer,
    viewer.categories,
    numberIn(id) || id,
  );
  const told = forum.db.selectFrom('category').select('description').where('category_id', '=', categoryID);
  const description = (await told.executeTakeFirst())?.description ?? '';
  return {
    view: displayAs === 'discussions' ? 'discussionCategoryPage' : 'nestedCategoryList',
    record: { categoryID },
    seo: { title: name, description, url: categoryAddress(urlcode) },
  };
}

async function discussionPage(forum: Forum, viewer: Viewer, discussionID: number): Promise<FoundPage> {
  const row = requireReadable(viewer, await findDiscussion(forum.db, viewer, discussionID, ['excerpt']));
  return {
    view: 'discussion',
    record: { discussionID, categoryID: row.category_id },
    seo: { title: row.name, description: row.excerpt, url: discussionUrl({ discussionID, name: row.name }) },
  };
}

const layoutOf = {
  home: defaultLayouts.home,
  subcommunityHome: defaultLayouts.home,
  discussionList: defaultLayouts.discussionList,
  categoryList: defaultLayouts.categoryList,
  discussionCategoryPage: defaultLayouts.discussionCategoryPage,
  nestedCategoryList: defaultLayouts.categoryList,
  discussion: defaultLayouts.discussion,
  post: defaultLayouts.discussion,
  createPost: defaultLayouts.createPost,
} as const satisfies Record<View, object>;

/** The API routes for page layouts, for clients that render pages themselves. */
export const layoutResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const findPage = (viewer: Viewer, view: View, recordType: string, recordID: string) => {
    if (recordType === 'discussion') return discussionPage(forum, viewer, numberIn(recordID));
    if (recordType === 'category') return categoryPage(forum, viewer, recordID);
    return sitePage(forum, view, recordID);
  };

  server.route({
    ...layoutRoutes.lookup,
    handler: async ({ viewer, query: { layoutViewType, recordType, recordID } }) => {
      const settings = await forum.settings.get();
      if (recordType === 'comment') {
        const row = requireReadableComment(viewer, await findComment(forum.db, numberIn(recordID), []));
        return { redirectTo: (await locateComment(forum.db, settings, row, {})).url, status: 302 };
      }
      const { view, record, seo } = await findPage(viewer, layoutViewType, recordType, recordID);
      return {
        layoutID: view,
        name: view,
        layoutViewType: view,
        isDefault: true,
        layout: layoutParts(layoutOf[view], record),
        titleBar: { $reactComponent: 'TitleBar', $reactProps: { ...titleBarIn(settings['ui.titleBar']) } },
        contexts: [],
        seo,
      };
    },
  });
};
