import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';
import { navigationLimits } from './navigation-setting.ts';

const badge = z.object({ type: z.enum(['text', 'count']), text: visibleText().max(30) });

const leaf = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  badge: badge.nullable(),
});
const middle = leaf.extend({ children: z.array(leaf) });

/**
 * A navigation item with its children, nested up to three levels. The URL is empty if the item only groups its
 * children.
 */
export const NavigationEntry = leaf.extend({ children: z.array(middle) });
/** A navigation item with its children. */
export type NavigationEntry = z.infer<typeof NavigationEntry>;

/**
 * A subcommunity: a part of the forum with its own name and URL prefix, which contains one category and its descendants
 * (docs/behavior/administration.md#subcommunities). Its URLs begin with `slug`: `garden` for `/garden/discussions`.
 * `contentLocale` is its language for visitors who have not chosen one; null means the site's default. Sections with
 * the same `sectionGroup` belong together, for example one product in several languages. The whole site is section 0.
 */
const Section = z.object({
  sectionID: z.number().int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  contentLocale: z.string().nullable(),
  sectionGroup: z.string(),
  categoryID: z.number().int(),
});

/** The navigation of the title bar. The items of `mobileOnly` follow the others in narrow windows. */
export const Navigation = z.object({
  items: z.array(NavigationEntry),
  mobileOnly: z.array(NavigationEntry),
  sections: z.array(Section),
});
/** The navigation of the title bar. */
export type Navigation = z.infer<typeof Navigation>;

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
  badge: badge.nullable().optional(),
};
const itemsOf = <Item extends z.ZodType>(item: Item) => z.array(item).max(navigationLimits.items);
const lowItem = z.object(itemFields);
const middleItem = z.object({ ...itemFields, children: itemsOf(lowItem).optional() });
const topItem = z.object({ ...itemFields, children: itemsOf(middleItem).optional() });

/** The configured navigation of the title bar, three levels deep. With `items` null, the built-in items are used. */
export const NavigationSetting = z.object({
  items: itemsOf(topItem).nullable().default(null),
  mobileOnly: itemsOf(topItem).default([]),
});
/** The configured navigation of the title bar. */
export type NavigationSetting = z.output<typeof NavigationSetting>;

/** The API routes for the navigation of the title bar (docs/behavior/administration.md#navigation-places). */
export const navigationRoutes = {
  change: {
    method: 'PUT',
    url: '/navigation',
    schema: {
      tags: ['Site'],
      summary: 'Replace the navigation items of the title bar.',
      description:
        'Needs site.manage. `known` is the setting `ui.navigation` that the client has loaded; when it has changed since, nothing is stored (409 `navigation.changed-meanwhile`). Without `known`, the present setting is overwritten.',
      body: z.object({ navigation: NavigationSetting, known: NavigationSetting.optional() }),
      response: { 200: NavigationSetting },
    },
  },
  read: {
    method: 'GET',
    url: '/navigation',
    schema: {
      tags: ['Site'],
      summary: 'Read the navigation items of the title bar.',
      description: 'Only those that the viewer’s roles and permissions allow.',
      response: { 200: Navigation },
    },
  },
} as const satisfies Record<string, ContractRoute>;
