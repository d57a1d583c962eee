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
    const addresses = this.#stream<ArchivedAddress>('addresses');
    for (let some = await addresses.take(500); some.length > 0; some = await addresses.take(500))
      for (const address of some) this.#links.addDiscussion(address);
    return categories;
  }

  async *#pages(pages: ArchivePages, categories: readonly ArchivedCategory[]): AsyncGenerator<ArchivePage> {
    yield* this.#members(pages);
    const recent = this.#stream<ArchivedRow>('recent');
    const newest = await recent.take(rowsPerPage);
    yield pages.home(categories, newest.slice(0, 10));
    yield* this.#parts(
      'discussions',
      recent,
      () => true,
      (rows, part) => pages.discussions(rows, part),
      newest,
    );
    const lists = this.#stream<ArchivedRow>('lists');
    for (const category of categories.toSorted((one, other) => one.categoryID - other.categoryID)) {
      const belongs = ({ categoryID }: ArchivedRow) => categoryID === category.categoryID;
      const folder = `categories/${category.urlcode}`;
      for await (const page of this.#parts(folder, lists, belongs, (rows, part) =>
        pages.category(category, rows, part),
      ))
        if (!category.isHeading) yield page;
    }
    yield* this.#discussions(pages, categories);
  }

  /** Yields the pages of members whose profile guests see. The names of the others are no links. */
  async *#members(pages: ArchivePages): AsyncGenerator<ArchivePage> {
    const members = this.#stream<ArchivedMember>('members');
    const posts = this.#stream<ArchivedPost>('posts');
    for (let [member] = await members.take(1); member; [member] = await members.take(1)) {
      const { userID, photoUrl, isOpen } = member;
      const ofEarlier = () => posts.take(rowsPerPage, (post) => post.userID < userID);
      while ((await ofEarlier()).length > 0);
      if (!isOpen) continue;
      this.#links.addMember(member);
      this.#counts.members += 1;
      if (photoUrl) await this.#links.resolve([photoUrl]);
      const one = member;
      const belongs = (post: ArchivedPost) => post.userID === userID;
      const draw = async (some: readonly ArchivedPost[], part: Part) => {
        await this.#links.resolve(some.map(({ commentID }) => `/discussion/comment/${commentID}`));
        const page = pages.member(one, some, part);
        this.#links.forgetComments();
        return page;
      };
      yield* this.#parts(this.#links.member(userID) ?? '', posts, belongs, draw);
    }
  }

  async *#discussions(pages: ArchivePages, categories: readonly ArchivedCategory[]): AsyncGenerator<ArchivePage> {
    const discussions = this.#stream<ArchivedDiscussion>('discussions');
    const comments = this.#stream<ArchivedComment>('comments');
    for (let [discussion] = await discussions.take(1); discussion; [discussion] = await discussions.take(1)) {
      const { id, html, categoryID } = discussion;
      const category = categories.find((one) => one.categoryID === categoryID);
      const folder = this.#links.discussion(id) ?? '';
      const belongs = ({ discussionID }: ArchivedComment) => discussionID === id;
      this.#counts.discussions += 1;
      for (let page = 1; ; page += 1) {
        const some = await comments.take(commentsPerPage, belongs);
        const next = await comments.peek();
        const part = { folder, page, hasMore: next !== undefined && belongs(next) };
        await this.#links.resolve([...(page === 1 ? [html] : []), ...some.map((comment) => comment.html)]);
        const before = (page - 1) * commentsPerPage;
        const numbered = some.map((comment, index) => ({ ...comment, number: before + index + 1 }));
        yield pages.discussion(discussion, numbered, { part, category });
        this.#links.forgetComments();
        this.#counts.comments += some.length;
        if (!part.hasMore) break;
      }
    }
  }

  /** Yields the pages of a list. `first` are records that were taken before. */
  async *#parts<T>(
    folder: string,
    stream: RecordStream<T>,
    belongs: (record: T) => boolean,
    draw: (records: readonly T[], part: Part) => ArchivePage | Promise<ArchivePage>,
    first?: readonly T[],
  ): AsyncGenerator<ArchivePage> {
    for (let page = 1; ; page += 1) {
      const some = (page === 1 && first) || (await stream.take(rowsPerPage, belongs));
      const next = await stream.peek();
      const hasMore = next !== undefined && belongs(next);
      yield await draw(some, { folder, page, hasMore });
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
