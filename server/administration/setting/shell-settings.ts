import { z } from 'zod';
import { reservedSegments } from '#api/administration/layout/custom-page-address.ts';
import { NavigationSetting } from '#api/administration/layout/navigation.contract.ts';
import { defaultTitleBar, titleBarBorders, titleBarPositions } from '#api/administration/layout/title-bar-setting.ts';
import { LocaleKey } from '#api/administration/translation/locale.contract.ts';
import { visibleText } from '#api/visible-field.ts';
import { asAddress, type SettingDefinitions, setting, shownText } from './setting-definition.ts';

/** The URL of a link or image: empty, a path on this site, or an absolute URL. */
const place = asAddress(z.string().trim());

const alignment = z.enum(['left', 'center']);

/** The schema of the title bar; see `TitleBarSetting`. */
export const titleBarSchema = z.object({
  positioning: z.enum(titleBarPositions).default(defaultTitleBar.positioning),
  borderType: z.enum(titleBarBorders).default(defaultTitleBar.borderType),
  logoUrl: place.default(''),
  logoUrlMobile: place.default(''),
  logoUrlDark: place.default(''),
  logoUrlMobileDark: place.default(''),
  logoAlignment: alignment.default('left'),
  logoAlignmentMobile: alignment.default('left'),
  homeUrl: place.default('/'),
  navigationAlignment: alignment.default('left'),
});

/** The schema of a list of links. With null, the built-in links are used. */
export const linkListSchema = z
  .array(z.object({ name: visibleText().min(1).max(100), url: place }))
  .max(30)
  .nullable();

const section = z.object({
  sectionID: z.number().int().min(1).max(1_000_000),
  name: visibleText().min(1, 'Enter a name.').max(100),
  slug: z
    .string()
    .trim()
    .max(50)
    .regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'Use lowercase letters and digits, separated by single hyphens.')
    .refine((slug) => !reservedSegments.has(slug), 'This address is used by a page of the forum.'),
  description: visibleText().max(500).default(''),
  contentLocale: LocaleKey.nullable().default(null),
  sectionGroup: visibleText().max(50).default(''),
  categoryID: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

/** The schema of the site's subcommunities; see `SiteSection`. Slugs and IDs must be unique. */
export const siteSectionsSchema = z
  .array(section)
  .max(50)
  .superRefine((sections, { addIssue }) => {
    for (const key of ['slug', 'sectionID'] as const)
      for (const [index, one] of sections.entries())
        if (sections.findIndex((other) => other[key] === one[key]) < index)
          addIssue({ code: 'custom', path: [index, key], message: 'Another subcommunity already uses this.' });
  });

/** The settings of the parts around the content of pages: title bar, footer, links, subcommunities, own layouts. */
export const shellSettings = {
  'ui.footerText': shownText(
    { maxLength: 1_000, isMultiline: true },
    '',
    'Text at the foot of every page.',
    'setting.footer-text',
  ),
  'ui.footerLinks': {
    ...setting(linkListSchema, null, 'Links at the foot of every page; null for the built-in ones.'),
    shown: { label: 'setting.footer-links', kind: 'links', limit: { maxLength: 100 } },
  },
  'ui.quickLinks': {
    ...setting(linkListSchema, null, 'The quick links in the panel beside lists; null for the built-in ones.'),
    shown: { label: 'setting.quick-links', kind: 'links', limit: { maxLength: 100 } },
  },
  'ui.welcomeTitle': shownText(
    { maxLength: 100 },
    '',
    'The title of the invitation that guests see; empty for the built-in one.',
    'setting.welcome-title',
  ),
  'ui.welcomeText': shownText(
    { maxLength: 500, isMultiline: true },
    '',
    'The text of the invitation that guests see; empty for the built-in one.',
    'setting.welcome-text',
  ),
  'ui.titleBar': setting(
    titleBarSchema,
    { ...defaultTitleBar },
    'The position, border and logos of the title bar, and the alignment of logo and navigation.',
  ),
  'ui.navigation': setting(
    NavigationSetting,
    { items: null, mobileOnly: [] },
    'The navigation items of the title bar, with their roles, and those that only narrow windows show. Pages read them at /navigation.',
    'settings.view',
  ),
  'site.sections': setting(
    siteSectionsSchema,
    [],
    'The subcommunities: parts of the forum with a URL of their own, each one category and its subcategories. ' +
      'Pages read the visible ones at /navigation.',
    'settings.view',
  ),
  'customLayout.post': setting(z.boolean(), false, 'Discussions have the layouts that administrators apply.'),
  'customLayout.discussionList': setting(
    z.boolean(),
    false,
    'The list of discussions has the layouts that administrators apply.',
  ),
  'customLayout.categoryList': setting(
    z.boolean(),
    false,
    'The list of categories and the pages of categories have the layouts that administrators apply.',
  ),
  'customLayout.createPost': setting(
    z.boolean(),
    false,
    'The page for a new post has the layouts that administrators apply.',
  ),
  'customLayout.subcategories': setting(
    z.boolean(),
    false,
    'The layout of a category also applies to its subcategories without a layout of their own.',
  ),
} as const satisfies SettingDefinitions;
