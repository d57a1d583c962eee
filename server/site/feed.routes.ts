import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { categoryAddress } from '#api/category/category-address.ts';
import { discussionUrl } from '#api/discussion/urls.ts';
import { collectionAddress } from '#api/moderation/collection/collection-address.ts';
import { translateSettings } from '#server/administration/setting/translated-settings.ts';
import { guestOf } from '#server/member/session/session.ts';
import { localizeViewer } from '#server/platform/http/language-hook.ts';
import { findPermittedCategoryIDs, type Viewer } from '#server/platform/http/viewer.ts';
import { type Feed, feedChanged, writeAtom } from './atom.ts';
import {
  findCollected,
  findFeedCollection,
  findFeedDiscussion,
  findNewComments,
  findNewDiscussions,
} from './feed.queries.ts';
import { sendPublic } from './public-text.ts';

/** The cache time of a feed, in seconds. */
const maxAge = 60;

/**
 * Registers the Atom feeds of the site, of a category with its descendants, of a collection, and of a discussion. They always contain
 * only what guests may read, so that feed readers and intermediate caches never hold more.
 */
export async function feedRoutes(server: FastifyInstance): Promise<void> {
  const { forum } = server;
  const { siteUrl } = forum.configuration;

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    guest: Viewer,
    feed: Pick<Feed, 'title' | 'path' | 'pagePath' | 'posts'>,
  ) => {
    const { categories, contentTexts } = await localizeViewer(forum, guest, request.language);
    const settings = translateSettings(await forum.settings.get(), contentTexts);
    const site = {
      siteUrl,
      siteName: settings['ui.siteName'],
      subtitle: settings['ui.siteDescription'],
      locale: settings['garden.locale'],
    };
    const title = feed.title ? `${feed.title} - ${site.siteName}` : site.siteName;
    reply.header('Vary', 'Cookie, Accept-Language');
    return sendPublic(request, reply, {
      type: 'application/atom+xml; charset=utf-8',
      text: writeAtom({ ...site, ...feed, title, categories }),
      lastModified: feedChanged(feed.posts),
      maxAge,
    });
  };

  server.get('/discussions/feed.atom', async (request, reply) => {
    const guest = await guestOf(forum);
    const open = findPermittedCategoryIDs(guest, 'discussions.view').filter(
      (id) => !guest.categories.byID(id)?.hideFromRecent,
    );
    const posts = await findNewDiscussions(forum.db, open);
    return send(request, reply, guest, { title: '', path: '/discussions/feed.atom', pagePath: '/discussions', posts });
  });
  server.get<{ Params: { category: string } }>('/categories/:category/feed.atom', async (request, reply) => {
    const guest = await guestOf(forum);
    const category = guest.categories.find(request.params.category);
    const open = new Set(findPermittedCategoryIDs(guest, 'discussions.view'));
    if (!category || !open.has(category.categoryID)) return reply.callNotFound();
    const below = guest.categories.withDescendants(category.categoryID).filter((id) => open.has(id));
    const pagePath = categoryAddress(category.urlcode);
    const posts = await findNewDiscussions(forum.db, below);
    return send(request, reply, guest, { title: category.name, path: `${pagePath}/feed.atom`, pagePath, posts });
  });
  server.get<{ Params: { id: string } }>('/discussion/:id(^\\d{1,15}$)/feed.atom', async (request, reply) => {
    const guest = await guestOf(forum);
    const discussion = await findFeedDiscussion(forum.db, Number(request.params.id));
    const isOpen = discussion && findPermittedCategoryIDs(guest, 'discussions.view').includes(discussion.categoryID);
    if (!isOpen) return reply.callNotFound();
    const posts = [...(await findNewComments(forum.db, discussion.discussionID)), discussion];
    const path = `/discussion/${discussion.discussionID}/feed.atom`;
    return send(request, reply, guest, { title: discussion.name, path, pagePath: discussionUrl(discussion), posts });
  });
  server.get<{ Params: { id: string } }>('/collections/:id(^\\d{1,15}$)/feed.atom', async (request, reply) => {
    const collection = await findFeedCollection(forum.db, Number(request.params.id));
    if (!collection) return reply.callNotFound();
    const guest = await guestOf(forum);
    const open = findPermittedCategoryIDs(guest, 'discussions.view');
    const posts = await findCollected(forum.db, collection.collectionID, open);
    const pagePath = collectionAddress(collection);
    const path = `/collections/${collection.collectionID}/feed.atom`;
    return send(request, reply, guest, { title: collection.name, path, pagePath, posts });
  });
}
