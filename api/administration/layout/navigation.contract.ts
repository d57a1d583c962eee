import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const badge = z.object({ type: z.enum(['text', 'count']), text: visibleText().max(30) });

const leaf = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  badge: badge.nullable(),
});
const middle = leaf.extend({ children: z.array(leaf) });

/** A place to go to, with the places below it, three levels deep; the address is empty where there are only places below. */
export const NavigationPlace = leaf.extend({ children: z.array(middle) });
/** A place to go to, with the places below it. */
export type NavigationPlace = z.infer<typeof NavigationPlace>;

/**
 * A subcommunity: a part of the forum with a name and an address of its own, what stands in one of its categories and below
 * (`spec/addons.md` §8). Its addresses begin with `slug`: `garden` for `/garden/discussions`. `contentLocale` is the language
 * its readers find it in unless they chose one; null: as everywhere. Sections with the same
 * `sectionGroup` belong together, as those of one product in several languages. The site as a whole is section 0.
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

/** The places of the title bar; `mobileOnly` stands below them where the window is narrow. */
export const Navigation = z.object({
  items: z.array(NavigationPlace),
  mobileOnly: z.array(NavigationPlace),
  sections: z.array(Section),
});
/** The places of the title bar. */
export type Navigation = z.infer<typeof Navigation>;

/** The call for the places of the title bar (`spec/behaviours.md` §4b). */
export const navigationRoutes = {
  read: {
    method: 'GET',
    url: '/navigation',
    schema: {
      tags: ['Site'],
      summary: 'Read the places of the title bar.',
      description: 'Those alone that the asking person’s roles and permissions let them go to.',
      response: { 200: Navigation },
    },
  },
} as const satisfies Record<string, ContractRoute>;
