import type { Kysely } from 'kysely';
import type { RecordStatus } from '#api/discussion/status/discussion-status-fields.contract.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import type { StoredLocale } from '#server/administration/translation/locale.queries.ts';
import type { CategoryTree } from '#server/category/category-tree.ts';
import type { TagNames } from '#server/category/tag-text.queries.ts';
import type { MediaStore } from '#server/composer/media/media-store.ts';
import type { Jobs } from '#server/jobs/job.ts';
import type { PermissionBook } from '#server/member/role/permission-book.ts';
import type { Bus } from '#server/platform/cache/bus.ts';
import type { Kept } from '#server/platform/cache/kept.ts';
import type { Configuration } from '#server/platform/configuration/configuration.ts';
import type { Log } from '#server/platform/configuration/log.ts';
import type { Mailer } from '#server/platform/configuration/mailer.ts';
import type { Seal } from '#server/platform/configuration/seal.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { PostTypeBook } from '#server/post/type/post-type-book.ts';

/**
 * Everything a running forum is made of; routes reach it as `server.forum`. Nothing here matters beyond the process:
 * what is kept in memory is a copy of the database, renewed when the bus tells of a change.
 */
export interface Forum {
  readonly configuration: Configuration;
  readonly log: Log;
  readonly database: Database;
  /** The query builder outside transactions. */
  readonly db: Kysely<Tables>;
  readonly bus: Bus;
  readonly mailer: Mailer;
  /** Keeps the few secrets that the forum must read again. */
  readonly seal: Seal;
  /** Work for later: retried, scheduled, done once whichever process has time. */
  readonly jobs: Jobs;
  readonly media: MediaStore;
  /** The site's settings, as administrators left them. */
  readonly settings: Kept<Settings>;
  /** Which role grants what, and where. */
  readonly permissions: Kept<PermissionBook>;
  /** All categories, as a tree. */
  readonly categories: Kept<CategoryTree>;
  /** What discussions can stand at. */
  readonly statuses: Kept<readonly RecordStatus[]>;
  /** The types of posts and their fields. */
  readonly postTypes: Kept<PostTypeBook>;
  /** What tags are called in other languages. */
  readonly tagNames: Kept<ReadonlyMap<string, TagNames>>;
  /** The languages the site knows of. */
  readonly locales: Kept<readonly StoredLocale[]>;
  /** The words that administrators changed, by language and id. */
  readonly translations: Kept<ReadonlyMap<string, Readonly<Record<string, string>>>>;
  /** The present moment; tests may set it. */
  readonly now: () => Date;
}
