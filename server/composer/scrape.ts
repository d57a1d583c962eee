import type { ScrapedPage } from '#api/composer/scrape.contract.ts';
import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { ApiError } from '#api/errors.ts';
import { embedOf } from '#api/post/embed.ts';
import { demandStanding } from '#server/discussion/comment.policy.ts';
import { findComment } from '#server/discussion/comment.queries.ts';
import { demandReadable } from '#server/discussion/discussion.policy.ts';
import { findDiscussion } from '#server/discussion/discussion.queries.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { cardOf } from './page-card.ts';
import type { Web } from './public-address.ts';
import { readWebPage } from './web-page.ts';

const bare = { name: null, body: null, photoUrl: null, height: null, width: null, attributes: null } as const;

/** The kinds of frames that have a name of their own; others are links with a frame. */
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

/** What a quote is made of. */
interface Quoted {
  readonly recordType: 'discussion' | 'comment';
  readonly recordID: number;
  readonly name: string;
  readonly url: string;
  readonly row: {
    readonly body_html?: string;
    readonly insert_user_id: number;
    readonly date_inserted: string;
    readonly date_updated: string | null;
  };
}

async function findQuoted({ db }: Forum, viewer: Viewer, path: string): Promise<Quoted | undefined> {
  const { kind, id } = /^\/discussion\/(?<kind>comment\/)?(?<id>\d{1,15})(?:\/|$)/.exec(path)?.groups ?? {};
  if (!id) return undefined;
  const recordID = Number(id);
  if (kind) {
    const row = demandStanding(viewer, await findComment(db, recordID, []));
    return { recordType: 'comment', recordID, name: `Re: ${row.discussion_name}`, url: commentUrl(recordID), row };
  }
  const row = demandReadable(viewer, await findDiscussion(db, viewer, recordID, ['body']));
  return {
    recordType: 'discussion',
    recordID,
    name: row.name,
    url: discussionUrl({ discussionID: recordID, ...row }),
    row,
  };
}

/** A post of this site as a quote; refuses as reading it would. */
async function quoteAt(forum: Forum, viewer: Viewer, { pathname }: URL): Promise<ScrapedPage> {
  const quoted = await findQuoted(forum, viewer, pathname);
  if (!quoted) throw new ApiError('media.unreadable-address');
  const { recordType, recordID, name, url, row } = quoted;
  const insertUser = (await findAuthors(forum.db, [row.insert_user_id]))(row.insert_user_id);
  const dates = { dateInserted: row.date_inserted, dateUpdated: row.date_updated };
  const attributes = { recordType, recordID, insertUser, ...dates, body: row.body_html ?? '' };
  return { ...bare, type: 'quote', url: `${forum.configuration.siteUrl}${url}`, name, attributes };
}

async function cardAt(forum: Forum, web: Web, address: string): Promise<ScrapedPage> {
  const page = await readWebPage(address, web).catch((error: unknown) => {
    forum.log.debug({ err: error }, 'An address could not be read.');
    throw new ApiError('media.unreadable-address');
  });
  if (page.type.startsWith('image/')) return { ...bare, type: 'image', url: page.url, photoUrl: page.url };
  const { siteName, ...card } = cardOf(page);
  const attributes = { siteName: siteName ?? new URL(page.url).hostname };
  return { ...bare, type: 'link', url: page.url, ...card, attributes };
}

/**
 * Reads what an address shows within a post: a quote of one of this site, a frame of a site we know, else a card of what
 * the page says of itself.
 *
 * @throws {ApiError} media.unreadable-address, or what reading the quoted post is refused with.
 */
export function scrapePage(forum: Forum, viewer: Viewer, address: string, web: Web): Promise<ScrapedPage> {
  const url = new URL(address);
  if (url.origin === new URL(forum.configuration.siteUrl).origin) return quoteAt(forum, viewer, url);
  const frame = frameOf(url.href);
  return frame ? Promise.resolve(frame) : cardAt(forum, web, url.href);
}
