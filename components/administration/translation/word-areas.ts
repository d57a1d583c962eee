import { areasOfPage } from '#components/shell/site/route-translations.ts';
import type { WordAddress } from './word-url.ts';

/** The areas whose texts every page uses. */
const everywhere = ['shell', 'primitives'];

/** Returns the areas of an address. The texts of a page are those of its areas. Empty for all areas. */
export function areasOfAddress({ area, place }: Pick<WordAddress, 'area' | 'place'>): string[] {
  if (area) return [area];
  return place ? [...everywhere, ...areasOfPage(place)] : [];
}
