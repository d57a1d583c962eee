import { type SiteSection, splitSection } from '#api/administration/layout/site-section.ts';
import type { Forum } from '#server/platform/forum.ts';
import { categoriesWhere, type Viewer, viewerWithin } from '#server/platform/http/viewer.ts';

/** The subcommunities of a forum. */
export const siteSections = async ({ settings }: Pick<Forum, 'settings'>): Promise<readonly SiteSection[]> =>
  (await settings.get())['site.sections'];

/** Those in which the viewer may see anything. */
export const visibleSections = (viewer: Viewer, sections: readonly SiteSection[]): readonly SiteSection[] =>
  sections.filter(({ categoryID }) => categoriesWhere(viewerWithin(viewer, categoryID), 'discussions.view').length > 0);

/** The subcommunity that the address of a page begins with, and the address within it. */
export async function sectionOfUrl(forum: Pick<Forum, 'settings'>, url: string) {
  const sections = await siteSections(forum);
  return sections.length > 0 ? splitSection(sections, url) : undefined;
}

/** How programs name a subcommunity beside its number (`spec/addons.md` §8). */
const byName = /^\$SubcommunityID:(.+)$/i;

const isNamed = (section: SiteSection, asked: string): boolean =>
  String(section.sectionID) === asked || section.slug === asked;

/** The subcommunity that a program names; none for the whole site. */
export async function findSection(
  forum: Pick<Forum, 'settings'>,
  siteSectionID: string | undefined,
): Promise<SiteSection | undefined> {
  const asked = byName.exec(siteSectionID ?? '')?.[1] ?? siteSectionID;
  return asked === undefined ? undefined : (await siteSections(forum)).find((one) => isNamed(one, asked));
}

/** The group that every site has, which is all of it. */
const wholeSite = 'vanilla';

/** The categories of the subcommunities of a group (`spec/addons.md` §8), and all below them; undefined for the whole site. */
export async function categoriesOfGroup(
  forum: Pick<Forum, 'settings'>,
  { categories }: Pick<Viewer, 'categories'>,
  group: string | undefined,
): Promise<ReadonlySet<number> | undefined> {
  if (!group || group === wholeSite) return undefined;
  const sections = (await siteSections(forum)).filter(({ sectionGroup }) => sectionGroup === group);
  return new Set(sections.flatMap(({ categoryID }) => categories.withDescendants(categoryID)));
}

/**
 * The viewer as far as a subcommunity goes: lists that ask about categories through it have what is in it. Section 0, and
 * none, is the whole site; in one that is not there is nothing.
 */
export async function viewerInSection(
  forum: Forum,
  viewer: Viewer,
  siteSectionID: string | undefined,
): Promise<Viewer> {
  if (!siteSectionID || siteSectionID === '0') return viewer;
  return viewerWithin(viewer, (await findSection(forum, siteSectionID))?.categoryID ?? 0);
}
