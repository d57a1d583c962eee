import { z } from 'zod';
import type { LayoutViewType } from '#api/administration/layout/layout-view-type.ts';
import type { MessageID } from '#api/message-id.ts';
import { defineWidget, type WidgetDefinition, type WidgetParameter } from './widget-definition.ts';
import { titleField } from './widget-field.contract.ts';

const homes = ['home', 'subcommunityHome'] as const;
const categories = ['discussionCategoryPage', 'nestedCategoryList'] as const;
const posts = ['discussion', 'post'] as const;

interface Asset {
  readonly hydrate: string;
  readonly component: string;
  readonly name: MessageID;
  readonly icon: string;
  readonly views: readonly LayoutViewType[];
  readonly reads?: readonly WidgetParameter[];
  readonly required?: boolean;
  readonly settings?: z.ZodObject;
}

const ofDiscussion = { views: posts, reads: ['discussionID', 'categoryID'] } as const;

const assets: Readonly<Record<string, Asset>> = {
  featuredCategories: {
    hydrate: 'asset.featuredCategories',
    component: 'CategoriesWidget',
    name: 'administration.widget.featured-categories',
    icon: 'folder-tree',
    views: homes,
  },
  recentDiscussions: {
    hydrate: 'asset.recentDiscussions',
    component: 'DiscussionsWidget',
    name: 'administration.widget.recent-discussions',
    icon: 'messages-square',
    views: homes,
  },
  pageHeading: {
    hydrate: 'asset.pageHeading',
    component: 'PageHeading',
    name: 'administration.widget.page-heading',
    icon: 'heading',
    views: ['discussionList', 'categoryList', ...categories, 'customPage'],
    reads: ['categoryID'],
  },
  discussionList: {
    hydrate: 'asset.discussionList',
    component: 'DiscussionListAsset',
    name: 'administration.widget.discussion-list',
    icon: 'messages-square',
    views: ['discussionList', 'discussionCategoryPage'],
    reads: ['categoryID'],
    required: true,
  },
  categoryList: {
    hydrate: 'asset.categoryList',
    component: 'CategoriesWidget',
    name: 'administration.widget.category-list',
    icon: 'folder-tree',
    views: ['categoryList', ...categories],
    reads: ['categoryID'],
    required: true,
  },
  originalPost: {
    ...ofDiscussion,
    hydrate: 'asset.originalPost',
    component: 'OriginalPostAsset',
    name: 'administration.widget.original-post',
    icon: 'file-text',
    required: true,
  },
  postTags: {
    ...ofDiscussion,
    hydrate: 'asset.postTags',
    component: 'PostTagsAsset',
    name: 'administration.widget.post-tags',
    icon: 'tag',
  },
  commentThread: {
    ...ofDiscussion,
    hydrate: 'asset.postCommentThread',
    component: 'CommentThreadAsset',
    name: 'administration.widget.comment-thread',
    icon: 'messages-square',
    required: true,
    settings: z.strictObject({ title: titleField }),
  },
  createComment: {
    ...ofDiscussion,
    hydrate: 'asset.createComment',
    component: 'CreateCommentAsset',
    name: 'administration.widget.create-comment',
    icon: 'square-pen',
    required: true,
  },
  discussionFacts: {
    ...ofDiscussion,
    hydrate: 'asset.postMeta',
    component: 'PostMetaAsset',
    name: 'administration.widget.post-meta',
    icon: 'info',
  },
  createPostForm: {
    hydrate: 'asset.createPostForm',
    component: 'CreatePostFormAsset',
    name: 'administration.widget.create-post-form',
    icon: 'square-pen',
    views: ['createPost'],
    required: true,
  },
};

/**
 * The parts of pages (assets): widgets whose data the page itself loads. Each is on its own pages only, at most once.
 */
export const pageWidgets: readonly WidgetDefinition[] = Object.entries(assets).map(([id, asset]) => {
  const { views, required, reads = [], settings = z.strictObject({}), ...names } = asset;
  return defineWidget({
    id,
    ...names,
    group: 'page',
    settings,
    places: { views, columns: 'all', atMost: 1, ...(required && { required }) },
    reads,
    audience: 'member',
  });
});
