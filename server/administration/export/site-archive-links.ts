import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { slugOf } from '#api/discussion/urls.ts';
import { mediaFolderOf } from '#server/composer/media/media-store.ts';
import type { Forum } from '#server/platform/forum.ts';
import { escapeHtml } from '#server/post/body/html-text.ts';
import type { ArchivedAddress, ArchivedCategory, ArchivedMember } from './site-archive-selects.ts';
import { UsedUploads, uploadsIn } from './used-uploads.ts';

/** The number of comments on a page of an archive. */
export const commentsPerPage = 100;

/** Returns the folder of a page of a list: `p2` from the second page on. */
export const pageFolder = (folder: string, page: number): string =>
  page > 1 ? `${folder ? `${folder}/` : ''}p${page}` : folder;

/** Returns the name of a file or folder without the characters that file systems refuse. */
const safeName = (name: string): string =>
  name
    // biome-ignore lint/suspicious/noControlCharactersInRegex: file systems refuse these characters.
    .replace(/[\u0000-\u001f\\/:*?"<>|%#]+/g, '-')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 60)
    .toWellFormed() || 'member';

/** The position of a comment: its discussion, and the number of comments before it. */
interface CommentPlace {
  readonly id: number;
  readonly discussionID: number;
  readonly before: number;
}

/**
 * The addresses of an archive, and the links between its pages. All links are relative, so that the archive works in any
 * folder. Its memory grows by about 200 bytes for each discussion, member and used upload.
 */
export class ArchiveLinks {
  readonly used = new UsedUploads();
  readonly #forum: Pick<Forum, 'configuration' | 'db'>;
  readonly #discussions = new Map<number, ArchivedAddress>();
  readonly #members = new Map<number, string>();
  readonly #categories = new Map<string, ArchivedCategory>();
  readonly #comments = new Map<number, CommentPlace>();
  readonly #uploads = new Map<string, boolean>();

  constructor(forum: Pick<Forum, 'configuration' | 'db'>) {
    this.#forum = forum;
  }

  addDiscussion(address: ArchivedAddress): void {
    this.#discussions.set(address.id, address);
  }

  addMember({ userID, name }: Pick<ArchivedMember, 'userID' | 'name'>): void {
    this.#members.set(userID, name);
  }

  addCategory(category: ArchivedCategory): void {
    this.#categories.set(category.urlcode, category);
  }

  /** Returns the name of a discussion. */
  nameOf(discussionID: number): string {
    return this.#discussions.get(discussionID)?.name ?? '';
  }

  /** Returns the folder of a discussion. Undefined when it is not in the archive. */
  discussion(id: number): string | undefined {
    const found = this.#discussions.get(id);
    return found && `discussion/${id}/${safeName(slugOf(found.name))}`;
  }

  /** Returns the folder of a member's page. Undefined when it has none. */
  member(userID: number): string | undefined {
    const name = this.#members.get(userID);
    return name === undefined ? undefined : `profile/${userID}/${safeName(name)}`;
  }

  /** Returns the path of a comment within the archive, whose place must be known. */
  comment(id: number): string | undefined {
    const place = this.#comments.get(id);
    const found = place && this.#discussions.get(place.discussionID);
    const folder = found && this.discussion(found.id);
    if (!place || !found || folder === undefined || place.before >= Number(found.comments)) return undefined;
    const page = Math.floor(place.before / commentsPerPage) + 1;
    return `${pageFolder(folder, page)}/index.html#Comment_${id}`;
  }

  /** Notes the place of a comment. */
  addComment(place: CommentPlace): void {
    this.#comments.set(place.id, place);
  }

  /** Forgets the places of comments, which are needed for one page only. */
  forgetComments(): void {
    this.#comments.clear();
  }

  /** Returns the relative URL of a path of the archive from a page in a folder. */
  relative(from: string, path: string): string {
    const [file = '', fragment] = path.split('#');
    const up = from === '' ? './' : '../'.repeat(from.split('/').length);
    const encoded = file.split('/').map(encodeURIComponent).join('/');
    return `${up}${encoded}${fragment === undefined ? '' : `#${fragment}`}`;
  }

  /** Looks up the comments and uploads to which some texts refer, so that `rewrite` knows them. */
  async resolve(texts: readonly string[]): Promise<void> {
    const comments = new Set<number>();
    for (const text of texts) {
      for (const [, id] of text.matchAll(/\/discussion\/comment\/(\d{1,15})/g)) comments.add(Number(id));
      for (const path of uploadsIn(text)) await this.#findUpload(path);
    }
    const unknown = [...comments].filter((id) => !this.#comments.has(id));
    if (unknown.length === 0) return;
    const { rows } = await sql<CommentPlace>`
      select c.comment_id as id, c.discussion_id as "discussionID", (select count(*) from comment o
        where o.discussion_id = c.discussion_id and o.date_deleted is null and o.position < c.position) as before
      from comment c where c.comment_id = any(${unknown}::bigint[]) and c.date_deleted is null
    `.execute(this.#forum.db);
    for (const place of rows) this.addComment(place);
  }

  async #findUpload(path: string): Promise<void> {
    if (this.#uploads.has(path)) return;
    const file = join(mediaFolderOf(this.#forum.configuration.dataFolder), path);
    this.#uploads.set(path, (await stat(file).catch(() => undefined))?.isFile() ?? false);
  }

  /**
   * Rewrites the links of sanitised HTML for a page in a folder. Addresses of the forum that are not in the archive lead
   * to the site.
   */
  rewrite(html: string, from: string): string {
    return html.replace(/\s(href|src|poster)="([^"]*)"/g, (whole, name: string, escaped: string) => {
      const url = this.#url(escaped.replaceAll('&amp;', '&'), from);
      return url === undefined ? whole : ` ${name}="${escapeHtml(url)}"`;
    });
  }

  #url(url: string, from: string): string | undefined {
    const { siteUrl } = this.#forum.configuration;
    const path = url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;
    if (!path.startsWith('/') || path.startsWith('//')) return undefined;
    const found = this.#find(path);
    return found === undefined ? `${siteUrl}${path}` : this.relative(from, found);
  }

  /** Returns the path within the archive of a path of the forum. */
  #find(path: string): string | undefined {
    const [, kind = '', name = ''] = /^\/(\w+)\/?([^?#]*)/.exec(path) ?? [];
    if (kind === 'uploads') return this.upload(path);
    const comment =
      /^\/discussion\/comment\/(\d+)/.exec(path)?.[1] ?? /^\/discussion\/\d.*#Comment_(\d+)$/.exec(path)?.[1];
    if (comment !== undefined) return this.comment(Number(comment));
    const first = name.split('/')[0] ?? '';
    if (kind === 'discussion') return indexOf(this.discussion(Number(first)));
    if (kind === 'profile') return indexOf(this.member(Number(first)));
    if (kind === 'discussions' && name === '') return 'discussions/index.html';
    if (kind !== 'categories') return path === '/' ? 'index.html' : undefined;
    const category = this.#categories.get(decoded(first));
    return category && !category.isHeading ? `categories/${category.urlcode}/index.html` : undefined;
  }

  /** Returns the path of an upload within the archive, and notes that it is used. Undefined when it does not exist. */
  upload(url: string): string | undefined {
    const [, path = ''] = /^\/uploads\/([\w./-]+)$/.exec(url) ?? [];
    if (!this.#uploads.get(path)) return undefined;
    this.used.add(path);
    return `uploads/${path}`;
  }
}

const indexOf = (folder: string | undefined): string | undefined => folder && `${folder}/index.html`;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
