import { loadSettings, type Settings } from '#server/administration/setting/settings.ts';
import { contentTextsChanged, loadContentTexts } from '#server/administration/translation/content-text.ts';
import { findTranslations, listLocales } from '#server/administration/translation/locale.queries.ts';
import { listTranslationServices } from '#server/administration/translation/service/translation-service.queries.ts';
import { loadCategoryTree } from '#server/category/category-tree.ts';
import { readTagNames } from '#server/category/tag-text.queries.ts';
import { createMediaFolder, mediaFolderOf } from '#server/composer/media/media-store.ts';
import { findStatuses, statusesChanged } from '#server/discussion/status/discussion-status.queries.ts';
import { createJobQueue } from '#server/jobs/job-queue.ts';
import { loadRoleCatalog } from '#server/member/role/role-catalog.ts';
import { createCached } from '#server/platform/cache/cached-value.ts';
import type { Configuration } from '#server/platform/configuration/configuration.ts';
import { createMailer } from '#server/platform/configuration/mailer.ts';
import { createSeal } from '#server/platform/configuration/seal.ts';
import type { Forum } from '#server/platform/forum.ts';
import { loadPostTypes } from '#server/post/type/post-type-catalog.ts';

/** Clears the site key of the CAPTCHA unless the forum is configured to verify its result. */
const removeUnverifiableSiteKey = (settings: Settings, { botProtection }: Configuration): Settings =>
  botProtection ? settings : { ...settings, 'botProtection.siteKey': '' };

/** Creates the forum's services over an opened, migrated database. Tests may override `now`. */
export function openForum(
  parts: Pick<Forum, 'configuration' | 'log' | 'database' | 'bus' | 'restart'>,
  now: () => Date = () => new Date(),
): Forum {
  const { configuration, database, bus } = parts;
  const db = database.kysely;
  const kept = { bus, db };
  const forum: Forum = {
    ...parts,
    db,
    now,
    mailer: createMailer(configuration),
    seal: createSeal(configuration),
    jobs: createJobQueue(() => forum),
    media: createMediaFolder(mediaFolderOf(configuration.dataFolder)),
    settings: createCached(kept, 'settings.changed', async (read) =>
      removeUnverifiableSiteKey(await loadSettings(read), configuration),
    ),
    permissions: createCached(kept, 'roles.changed', loadRoleCatalog),
    categories: createCached(kept, 'categories.changed', loadCategoryTree),
    statuses: createCached(kept, statusesChanged, findStatuses),
    postTypes: createCached(kept, 'post-types.changed', loadPostTypes),
    tagNames: createCached(kept, 'tags.translated', readTagNames),
    contentTexts: createCached(kept, contentTextsChanged, loadContentTexts),
    locales: createCached(kept, 'locales.changed', listLocales),
    translations: createCached(kept, 'translations.changed', findTranslations),
    translationServices: createCached(kept, 'translation-services.changed', listTranslationServices),
  };
  return forum;
}
