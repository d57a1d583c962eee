import { z } from 'zod';
import { defaultTitleBar, titleBarBorders, titleBarPositions } from '#api/administration/layout/title-bar-setting.ts';
import { isLanguage } from '#api/languages.ts';
import { visibleText } from '#api/visible-field.ts';

/** The URL of a link or image: empty, a path on this site, or an absolute URL. */
const place = z
  .string()
  .trim()
  .max(500)
  .regex(
    /^(|https?:\/\/\S+|\/(?![/\\])\S*)$/i,
    'Enter an address that starts with http, https or a slash, or leave this empty.',
  );

const alignment = z.enum(['left', 'center']);

/** The schema of the title bar; see `TitleBarSetting`. */
export const titleBarSchema = z.object({
  positioning: z.enum(titleBarPositions).default(defaultTitleBar.positioning),
  borderType: z.enum(titleBarBorders).default(defaultTitleBar.borderType),
  logoUrl: place.default(''),
  logoUrlMobile: place.default(''),
  logoAlignment: alignment.default('left'),
  logoAlignmentMobile: alignment.default('left'),
  homeUrl: place.default('/'),
  navigationAlignment: alignment.default('left'),
});

const itemFields = {
  id: visibleText().max(100).optional(),
  name: visibleText().max(100),
  url: z
    .string()
    .trim()
    .max(500)
    .refine((url) => !/^\s*(javascript|data|vbscript):/i.test(url), 'This address cannot be opened.')
    .optional(),
  permission: visibleText().max(100).nullable().optional(),
  roleIDs: z.array(z.number().int()).max(100).optional(),
  isHidden: z.boolean().optional(),
  badge: z
    .object({ type: z.enum(['text', 'count']), text: visibleText().max(30) })
    .nullable()
    .optional(),
};
const leaf = z.object(itemFields);
const middle = z.object({ ...itemFields, children: z.array(leaf).max(50).optional() });
const top = z.object({ ...itemFields, children: z.array(middle).max(50).optional() });

/** The schema of the title bar's navigation, three levels deep. With `items` null, the built-in items are used. */
export const navigationSchema = z.object({
  items: z.array(top).max(50).nullable().default(null),
  mobileOnly: z.array(top).max(50).default([]),
});
/** The configured navigation. */
export type NavigationSetting = z.output<typeof navigationSchema>;

/** A configured navigation item of any level. */
export interface NavigationItemSetting extends z.output<typeof leaf> {
  readonly children?: readonly NavigationItemSetting[] | undefined;
}

/** The schema of the footer links. With null, the built-in links are used. */
export const footerLinksSchema = z
  .array(z.object({ name: visibleText().min(1).max(100), url: place }))
  .max(30)
  .nullable();

/** The origin of a site, such as `https://www.example.org`. */
const origin = z
  .string()
  .trim()
  .max(200)
  .regex(/^https?:\/\/[^\s/;,'"*]+$/i, 'Enter an origin such as https://www.example.org, without a path.');

/** The schema of the origins whose pages may embed the forum. */
export const embedOriginsSchema = z.array(origin).max(20);

/** The schema of the URL of the page that embeds the forum, or empty. */
export const embedRemoteSchema = place;

/** The reserved first path segments: pages of the forum and technical endpoints. */
export const takenSlugs: readonly string[] = [
  'activity',
  'announcement',
  'api',
  'appearance',
  'assets',
  'categories',
  'dashboard',
  'discussion',
  'discussions',
  'drafts',
  'entry',
  'healthz',
  'home',
  'language',
  'live',
  'log',
  'media',
  'members',
  'messages',
  'metrics',
  'moderation',
  'outbox',
  'post',
  'profile',
  'questions',
  'readyz',
  'search',
  'settings',
  'themes',
  'unsubscribe',
  'uploads',
  'users',
  'vanilla',
  'words',
];

const section = z.object({
  sectionID: z.number().int().min(1).max(1_000_000),
  name: visibleText().min(1, 'Enter a name.').max(100),
  slug: z
    .string()
    .trim()
    .max(50)
    .regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'Use lowercase letters and digits, separated by single hyphens.')
    .refine((slug) => !takenSlugs.includes(slug), 'This address is used by a page of the forum.'),
  description: visibleText().max(500).default(''),
  contentLocale: z.string().refine(isLanguage, 'This is not a language code.').nullable().default(null),
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
