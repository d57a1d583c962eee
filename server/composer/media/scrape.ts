import type { ScrapedPage } from '#api/composer/media/scrape.contract.ts';
import { ApiError } from '#api/errors.ts';
import { embedOf } from '#api/post/body/embed.ts';
import { findReadablePost } from '#server/discussion/readable-post.ts';
import { runInThread, WorkLimitError } from '#server/platform/configuration/work-thread.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { findAuthors } from '#server/post/post-author.ts';
import type { PostReference } from '#server/post/revision.queries.ts';
import { findWaitingLinks, storeLinkCard } from './link-card.queries.ts';
import { type PagePreview, readPagePreview } from './page-card.ts';
import type { Web } from './public-address.ts';
import { readWebPage, type WebPage } from './web-page.ts';

const bare = { name: null, body: null, photoUrl: null, height: null, width: null, attributes: null } as const;

/** The embeds with a type of their own. All others are links with a frame. */
const framed: Readonly<Record<string, ScrapedPage['type']>> = {
  YouTube: 'youtube',
  Vimeo: 'vimeo',
  CodePen: 'codepen',
  SoundCloud: 'soundcloud',
};

function frameOf(url: string): ScrapedPage | undefined {
  const embed = embedOf(url);
  if (!embed) return undefined;
  const attributes = { frameSrc: embed.src, shape: embed.shape, siteName: embed.host };
  return { ...bare, type: framed[embed.host] ?? 'link', url, attributes };
}

/** Returns the post to which a URL of this site leads. Returns undefined for other URLs. */
function postAt({ pathname }: URL): PostReference | undefined {
  const { kind, id } = /^\/discussion\/(?<kind>comment\/)?(?<id>\d{1,15})(?:\/|$)/.exec(pathname)?.groups ?? {};
  return id ? { recordType: kind ? 'comment' : 'discussion', recordID: Number(id) } : undefined;
}

/** Returns a post of this site as a quote. Throws the same errors as reading the post. */
async function quoteAt({ db, configuration }: Forum, viewer: Viewer, address: URL): Promise<ScrapedPage> {
  const post = postAt(address);
  if (!post) throw new ApiError('media.unreadable-address');
  const { name, url, html, userID, dateInserted, dateUpdated } = await findReadablePost(db, viewer, post);
  const insertUser = (await findAuthors(db, [userID]))(userID);
  const attributes = { ...post, insertUser, dateInserted, dateUpdated, body: html };
  return { ...bare, type: 'quote', url: `${configuration.siteUrl}${url}`, name, attributes };
}

/**
 * The maximum length of a page, in characters, that is parsed in the main thread. Longer pages are parsed in a worker
 * thread.
 */
const longestAtOnce = 20_000;

/**
 * Returns the metadata of a page.
 *
 * @throws {ApiError} media.unreadable-address when parsing it takes too long, server.busy when too many pages wait.
 */
async function readCard(page: WebPage): Promise<PagePreview> {
  if (page.text.length <= longestAtOnce) return readPagePreview(page);
  return runInThread<WebPage, PagePreview>(new URL('./page-card-worker.ts', import.meta.url), page).catch(
    (error: unknown) => {
      if (!(error instanceof WorkLimitError)) throw error;
      throw new ApiError(error.isBusy ? 'server.busy' : 'media.unreadable-address');
    },
  );
}

async function cardAt(forum: Forum, web: Web, address: string): Promise<ScrapedPage> {
  const page = await readWebPage(address, web).catch((error: unknown) => {
    forum.log.debug({ err: error }, 'A web page could not be read.');
    throw new ApiError('media.unreadable-address');
  });
  if (page.type.startsWith('image/')) return { ...bare, type: 'image', url: page.url, photoUrl: page.url };
  const { siteName: told, ...card } = await readCard(page);
  const siteName = told ?? new URL(page.url).hostname;
  await storeLinkCard(forum.db, address, { ...card, siteName }, forum.now());
  const attributes = { siteName };
  return { ...bare, type: 'link', url: page.url, ...card, attributes };
}

/**
 * Returns the content that a post shows for a URL: a quote for a post of this site, a frame for a known site, otherwise
 * a link preview from the page's metadata.
 *
 * @throws {ApiError} media.unreadable-address, or the error of reading the quoted post.
 */
export async function scrapePage(forum: Forum, viewer: Viewer, address: string, web: Web): Promise<ScrapedPage> {
  const url = URL.parse(address);
  if (!url) throw new ApiError('media.unreadable-address');
  if (url.origin === new URL(forum.configuration.siteUrl).origin) return quoteAt(forum, viewer, url);
  const frame = frameOf(url.href);
  return frame ?? cardAt(forum, web, address);
}

/** The number of pages that one run loads, one after the other. Each takes at most five seconds. */
const inOneGo = 20;

/**
 * Loads the pages that wait for a link preview, so that posts show it. A page that cannot be loaded is not requested
 * again.
 */
export async function readWaitingLinks(forum: Forum, web: Web): Promise<void> {
  const own = new URL(forum.configuration.siteUrl).origin;
  for (const address of await findWaitingLinks(forum.db, inOneGo)) {
    const isReadable = URL.canParse(address) && new URL(address).origin !== own && !embedOf(address);
    const page = isReadable ? await cardAt(forum, web, address).catch(() => undefined) : undefined;
    if (page?.type !== 'link') await storeLinkCard(forum.db, address, undefined, forum.now());
  }
}
