import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { tokenSettings } from '#components/account/own-data/token-settings.ts';
import { backupSettings } from '#components/administration/backup/backup-settings.ts';
import { layoutSettings } from '#components/administration/layout/layout-settings.ts';
import { digestSettings } from '#components/administration/mail/digest-settings.ts';
import { incomingMailSettings } from '#components/administration/mail/incoming-mail-settings.ts';
import { notificationSettings } from '#components/administration/mail/notification-settings.ts';
import { registrationSettings } from '#components/administration/registration/registration-settings.ts';
import { languageSettings } from '#components/administration/translation/language-settings.ts';
import { machineTranslationSettings } from '#components/administration/translation/machine-translation-settings.ts';
import { postTranslationSettings } from '#components/administration/translation/post-translation-settings.ts';
import { premoderationSettings } from '#components/moderation/approval/premoderation-settings.ts';
import { contentSettings } from '#components/moderation/rule/content-settings.ts';
import { accessSettings } from './access-settings.ts';
import { brandingSettings } from './branding-settings.ts';
import { embeddingSettings } from './embedding-settings.ts';
import { pageFrameSettings } from './page-frame-settings.ts';
import { postingSettings } from './posting-settings.ts';
import type { SettingPage } from './setting-page.ts';
import { matchWords } from './word-match.ts';

/** All pages with forms for settings, in the order of the dashboard. */
export const settingPages: readonly SettingPage[] = [
  brandingSettings,
  pageFrameSettings,
  layoutSettings,
  postingSettings,
  accessSettings,
  languageSettings,
  machineTranslationSettings,
  postTranslationSettings,
  embeddingSettings,
  contentSettings,
  premoderationSettings,
  registrationSettings,
  digestSettings,
  incomingMailSettings,
  notificationSettings,
  tokenSettings,
  backupSettings,
];

/** The place of a setting: the page and the field where a person sets it. */
export interface SettingPlace {
  /** The name of the setting. */
  readonly name: string;
  readonly label: MessageID;
  readonly help?: MessageID | undefined;
  readonly page: MessageID;
  /** The heading on the page above the setting. */
  readonly group?: MessageID | undefined;
  readonly href: string;
}

/** The settings with a screen of their own instead of a form. */
const ownScreens: readonly SettingPlace[] = [
  {
    name: 'ui.themeKey',
    label: 'setting.theme',
    page: 'dashboard.place.themes',
    href: '/appearance/style-guides',
  },
  {
    name: 'ui.navigation',
    label: 'dashboard.place.navigation',
    page: 'dashboard.place.navigation',
    href: '/appearance/navigation',
  },
  {
    name: 'site.sections',
    label: 'setting.subcommunities',
    page: 'dashboard.place.subcommunities',
    href: '/dashboard/settings/subcommunities',
  },
  {
    name: 'notifications.defaults',
    label: 'setting.notification-channels',
    page: 'dashboard.place.notifications',
    href: '/dashboard/settings/notifications#defaults',
  },
];

/** The places of all settings that a person may set. */
export const settingPlaces: readonly SettingPlace[] = [
  ...settingPages.flatMap(({ path, name: page, groups }) =>
    groups.flatMap(({ title, fields }) =>
      fields.map(({ name, label, help }) => ({
        name,
        label,
        help,
        page,
        group: title,
        href: `${path}#${encodeURIComponent(name)}`,
      })),
    ),
  ),
  ...ownScreens,
];

/**
 * Returns the settings that contain all words of a text in their label, help, name, or place. Those whose label contains
 * the text come first.
 */
export function findSettings(text: string): readonly SettingPlace[] {
  const words = matchWords(text);
  if (words.isEmpty) return [];
  const found = settingPlaces.filter(({ name, label, help, page, group }) =>
    words.contains(name, ...[label, help, page, group].flatMap((id) => (id ? [t(id)] : []))),
  );
  return found.toSorted((one, other) => Number(words.names(t(other.label))) - Number(words.names(t(one.label))));
}
