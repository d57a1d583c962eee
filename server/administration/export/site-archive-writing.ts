import type { ExportContents } from '#api/administration/export/site-export.contract.ts';
import { writeArchiveFile } from '#server/administration/backup/archive-file.ts';
import { archiveEnd, archiveEntry } from '#server/administration/backup/archive-writing.ts';
import { type ReadRows, withCursors } from '#server/administration/backup/database-snapshot.ts';
import { loadActiveTheme } from '#server/administration/theme/theme-cache.ts';
import type { Forum } from '#server/platform/forum.ts';
import { loadSiteTexts } from '#server/platform/text/site-texts.ts';
import { archiveUploads, countRows, type DataExportOrder, type WrittenExport } from './data-export-writing.ts';
import { RecordStream } from './record-stream.ts';
import { ArchiveLinks, commentsPerPage } from './site-archive-links.ts';
import { type ArchivePage, ArchivePages, type Part } from './site-archive-pages.ts';
import {
  type ArchivedAddress,
  type ArchivedCategory,
  type ArchivedComment,
  type ArchivedDiscussion,
  type ArchivedMember,
  type ArchivedPost,
  type ArchivedRow,
  archiveSelects,
} from './site-archive-selects.ts';
import { archiveStyle } from './site-archive-style.ts';

/** The number of entries on a page of a list. */
const rowsPerPage = 50;

/** The options of writing a static archive, which always contains the uploads. */
export type SiteArchiveOrder = Omit<DataExportOrder, 'forum' | 'hasUploads'> & { readonly forum: Forum };

/**
 * Writes what guests see as plain HTML pages with relative links, as of one moment. The pages need no server and no
 * script.
 */
export async function writeSiteArchive(order: SiteArchiveOrder): Promise<WrittenExport> {
  const selects = archiveSelects(order.scope);
  return withCursors(
    order.forum.database,
    async (run) => ({ facts: await countRows(run, selects), selects }),
    async (total, rows) => {
      const archive = new SiteArchive(order, { total, rows });
      const written = await writeArchiveFile(order.file, archive.entries());
      return { ...written, contents: archive.contents };
    },
  );
}

/** A list whose records are divided into pages. */
interface List<T> {
  readonly folder: string;
  readonly stream: RecordStream<T>;
  /** Whether a record belongs to this list, and not to the next one of the stream. */
  readonly belongs: (record: T) => boolean;
  readonly draw: (records: readonly T[], part: Part) => ArchivePage | Promise<ArchivePage>;
  /** The maximum number of records on a page. */
  readonly length?: number;
  /** The records of the first page, if they were taken before. */
  readonly first?: readonly T[];
}

class SiteArchive {
  readonly #order: SiteArchiveOrder;
  readonly #source: { readonly total: number; readonly rows: ReadRows };
  readonly #links: ArchiveLinks;
  readonly #counts = { categories: 0, discussions: 0, comments: 0, members: 0, pages: 0 };
  #uploads: Pick<ExportContents, 'uploads' | 'uploadBytes'> = { uploads: 0, uploadBytes: 0 };
  #done = 0;

  constructor(order: SiteArchiveOrder, source: { readonly total: number; readonly rows: ReadRows }) {
    this.#order = order;
    this.#source = source;
    this.#links = new ArchiveLinks(order.forum);
  }

  get contents(): ExportContents {
    return { counts: this.#counts, ...this.#uploads };
  }

  async *entries(): AsyncGenerator<Buffer> {
    const { forum, now } = this.#order;
    const settings = await forum.settings.get();
    const pages = new ArchivePages({
      name: settings['ui.siteName'],
      url: forum.configuration.siteUrl,
      words: await loadSiteTexts(forum),
      links: this.#links,
      now,
      timeZone: settings['mail.timeZone'],
    });
    const categories = await this.#readAddresses();
    yield* archiveEntry('style.css', Buffer.from(archiveStyle((await loadActiveTheme(forum)).variables)), now);
    yield* archiveEntry('robots.txt', Buffer.from('User-agent: *\nAllow: /\n'), now);
    for await (const page of this.#pages(pages, categories)) {
      this.#counts.pages += 1;
      yield* archiveEntry(`${page.folder ? `${page.folder}/` : ''}index.html`, Buffer.from(page.html), now);
    }
    this.#uploads = yield* archiveUploads(this.#order, this.#links.used, []);
    yield archiveEnd();
  }

  /** Reads the addresses of everything, because pages link to others that follow. Returns the categories. */
  async #readAddresses(): Promise<readonly ArchivedCategory[]> {
    const categories = await this.#stream<ArchivedCategory>('categories').take(Number.POSITIVE_INFINITY);
    for (const category of categories) this.#links.addCategory(category);
    this.#counts.categories = categories.length;
    for await (const address of this.#stream<ArchivedAddress>('addresses')) this.#links.addDiscussion(address);
    return categories;
  }

  async *#pages(pages: ArchivePages, categories: readonly ArchivedCategory[]): AsyncGenerator<ArchivePage> {
    yield* this.#members(pages);
    const recent = this.#stream<ArchivedRow>('recent');
    const newest = await recent.take(rowsPerPage);
    yield pages.home(categories, newest.slice(0, 10));
    yield* this.#parts({
      folder: 'discussions',
      stream: recent,
      belongs: () => true,
      draw: (rows, part) => pages.discussions(rows, part),
      first: newest,
    });
    const lists = this.#stream<ArchivedRow>('lists');
    for (const category of categories.toSorted((one, other) => one.categoryID - other.categoryID)) {
      const parts = this.#parts({
        folder: `categories/${category.urlcode}`,
        stream: lists,
        belongs: ({ categoryID }) => categoryID === category.categoryID,
        draw: (rows, part) => pages.category(category, rows, part),
      });
      for await (const page of parts) if (!category.isHeading) yield page;
    }
    yield* this.#discussions(pages, categories);
  }

  /** Yields the pages of members whose profile guests see. The names of the others are no links. */
  async *#members(pages: ArchivePages): AsyncGenerator<ArchivePage> {
    const posts = this.#stream<ArchivedPost>('posts');
    for await (const member of this.#stream<ArchivedMember>('members')) {
      const { userID, photoUrl, isOpen } = member;
      const ofEarlier = () => posts.take(rowsPerPage, (post) => post.userID < userID);
      while ((await ofEarlier()).length > 0);
      if (!isOpen) continue;
      this.#links.addMember(member);
      this.#counts.members += 1;
      if (photoUrl) await this.#links.resolve([photoUrl]);
      yield* this.#parts({
        folder: this.#links.member(userID) ?? '',
        stream: posts,
        belongs: (post) => post.userID === userID,
        draw: async (some, part) => {
          await this.#links.resolve(some.map(({ commentID }) => `/discussion/comment/${commentID}`));
          return pages.member(member, some, part);
        },
      });
    }
  }

  async *#discussions(pages: ArchivePages, categories: readonly ArchivedCategory[]): AsyncGenerator<ArchivePage> {
    const comments = this.#stream<ArchivedComment>('comments');
    for await (const discussion of this.#stream<ArchivedDiscussion>('discussions')) {
      const { id, html, categoryID } = discussion;
      const category = categories.find((one) => one.categoryID === categoryID);
      this.#counts.discussions += 1;
      yield* this.#parts({
        folder: this.#links.discussion(id) ?? '',
        stream: comments,
        belongs: ({ discussionID }) => discussionID === id,
        length: commentsPerPage,
        draw: async (some, part) => {
          await this.#links.resolve([...(part.page === 1 ? [html] : []), ...some.map((comment) => comment.html)]);
          this.#counts.comments += some.length;
          const before = (part.page - 1) * commentsPerPage;
          const numbered = some.map((comment, index) => ({ ...comment, number: before + index + 1 }));
          return pages.discussion(discussion, numbered, { part, category });
        },
      });
    }
  }

  /** Yields the pages of a list. */
  async *#parts<T>({
    folder,
    stream,
    belongs,
    draw,
    length = rowsPerPage,
    first,
  }: List<T>): AsyncGenerator<ArchivePage> {
    for (let page = 1; ; page += 1) {
      const some = (page === 1 && first) || (await stream.take(length, belongs));
      const next = await stream.peek();
      const hasMore = next !== undefined && belongs(next);
      yield await draw(some, { folder, page, hasMore });
      this.#links.forgetComments();
      if (!hasMore) return;
    }
  }

  /** Reads the records of a statement and reports the progress. */
  #stream<T>(name: keyof ReturnType<typeof archiveSelects>): RecordStream<T> {
    const { rows, total } = this.#source;
    const report = async (count: number) => {
      this.#done += count;
      await this.#order.report('database', this.#done, total);
    };
    const counted = async function* () {
      for await (const batch of rows(name)) {
        await report(batch.length);
        yield batch;
      }
    };
    return new RecordStream<T>(counted());
  }
}
