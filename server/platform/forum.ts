import type { Kysely } from 'kysely';
import type { RecordStatus } from '#api/discussion/status/discussion-status-fields.contract.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import type { ContentTexts } from '#server/administration/translation/content-text.ts';
import type { StoredLocale } from '#server/administration/translation/locale.queries.ts';
import type { StoredTranslationService } from '#server/administration/translation/service/translation-service.queries.ts';
import type { CategoryTree } from '#server/category/category-tree.ts';
import type { TagNames } from '#server/category/tag-text.queries.ts';
import type { MediaStore } from '#server/composer/media/media-store.ts';
import type { Jobs } from '#server/jobs/job.ts';
import type { RoleCatalog } from '#server/member/role/role-catalog.ts';
import type { Bus } from '#server/platform/cache/bus.ts';
import type { Cached } from '#server/platform/cache/cached-value.ts';
import type { Configuration } from '#server/platform/configuration/configuration.ts';
import type { Log } from '#server/platform/configuration/log.ts';
import type { Mailer } from '#server/platform/configuration/mailer.ts';
import type { Seal } from '#server/platform/configuration/seal.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { PostTypeCatalog } from '#server/post/type/post-type-catalog.ts';

/**
 * All services of a running forum; routes access it as `server.forum`. It contains no state that exists only in this
 * process: values in memory are caches of the database, invalidated over the event bus.
 */
export interface Forum {
  readonly configuration: Configuration;
  readonly log: Log;
  readonly database: Database;
  /** The query builder for use outside transactions. */
  readonly db: Kysely<Tables>;
  readonly bus: Bus;
  readonly mailer: Mailer;
  /** Encrypts the few secrets that the forum must be able to read again. */
  readonly seal: Seal;
  /** The job queue: retried and scheduled work, run once by any process. */
  readonly jobs: Jobs;
  readonly media: MediaStore;
  /** The site's settings as set by administrators. */
  readonly settings: Cached<Settings>;
  /** The permissions of roles, for the site and by category. */
  readonly permissions: Cached<RoleCatalog>;
  /** All categories, as a tree. */
  readonly categories: Cached<CategoryTree>;
  /** The statuses of discussions. */
  readonly statuses: Cached<readonly RecordStatus[]>;
  /** The post types and their fields. */
  readonly postTypes: Cached<PostTypeCatalog>;
  /** The translated names of tags. */
  readonly tagNames: Cached<ReadonlyMap<string, TagNames>>;
  /** The translations of settings, navigation, layouts and other content, by language. */
  readonly contentTexts: Cached<ReadonlyMap<string, ContentTexts>>;
  /** The locales known to the site. */
  readonly locales: Cached<readonly StoredLocale[]>;
  /** The texts changed by administrators, by language and message ID. */
  readonly translations: Cached<ReadonlyMap<string, Readonly<Record<string, string>>>>;
  /** The translation services that were set up, with their encrypted keys. */
  readonly translationServices: Cached<readonly StoredTranslationService[]>;
  /** Returns the current time. Tests may override it. */
  readonly now: () => Date;
  /**
   * Closes the process gracefully and starts it again, so that other data can take the place of the present ones. Undefined
   * when the forum does not own its database, and in commands.
   */
  readonly restart?: (() => void) | undefined;
}
