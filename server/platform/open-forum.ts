import { findTranslations, listLocales } from '#server/administration/locale.queries.ts';
import { loadSettings } from '#server/administration/settings.ts';
import { loadCategoryTree } from '#server/category/category-tree.ts';
import { createMediaFolder, mediaFolderOf } from '#server/composer/media-store.ts';
import { createJobQueue } from '#server/jobs/job-queue.ts';
import { loadPermissionBook } from '#server/member/permission-book.ts';
import type { Bus } from '#server/platform/bus.ts';
import type { Configuration } from '#server/platform/configuration.ts';
import type { Database } from '#server/platform/database.ts';
import type { Forum } from '#server/platform/forum.ts';
import { keep } from '#server/platform/kept.ts';
import type { Log } from '#server/platform/log.ts';
import { createMailer } from '#server/platform/mailer.ts';
import { createSeal } from '#server/platform/seal.ts';

/** Puts a forum together over an opened, migrated database. `now` may be set by tests. */
export function openForum(
  parts: { configuration: Configuration; log: Log; database: Database; bus: Bus },
  now: () => Date = () => new Date(),
): Forum {
  const { configuration, database, bus } = parts;
  const db = database.kysely;
  const forum: Forum = {
    ...parts,
    db,
    now,
    mailer: createMailer(configuration),
    seal: createSeal(configuration),
    jobs: createJobQueue(() => forum),
    media: createMediaFolder(mediaFolderOf(configuration.dataFolder)),
    settings: keep(bus, 'settings.changed', () => loadSettings(db)),
    permissions: keep(bus, 'roles.changed', () => loadPermissionBook(db)),
    categories: keep(bus, 'categories.changed', () => loadCategoryTree(db)),
    locales: keep(bus, 'locales.changed', () => listLocales(db)),
    translations: keep(bus, 'translations.changed', () => findTranslations(db)),
  };
  return forum;
}
