import { type SiteSection, splitSection } from '#api/administration/layout/site-section.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findPermittedCategoryIDs, restrictViewer, type Viewer } from '#server/platform/http/viewer.ts';

/** Returns the subcommunities of a forum. */
export const siteSections = async ({ settings }: Pick<Forum, 'settings'>): Promise<readonly SiteSection[]> =>
  (await settings.get())['site.sections'];

/** Returns the subcommunities in which the viewer may view at least one category. */
export const visibleSections = (viewer: Viewer, sections: readonly SiteSection[]): readonly SiteSection[] =>
  sections.filter(
    ({ categoryID }) => findPermittedCategoryIDs(restrictViewer(viewer, categoryID), 'discussions.view').length > 0,
  );

/** Splits a page URL into its subcommunity and the URL within it. */
export async function sectionOfUrl(forum: Pick<Forum, 'settings'>, url: string) {
  const sections = await siteSections(forum);
  return sections.length > 0 ? splitSection(sections, url) : undefined;
}

/**
 * The form in which API clients may reference a subcommunity, apart from its ID
 * (docs/behavior/administration.md#subcommunities).
 */
const byName = /^\$SubcommunityID:(.+)$/i;

const isNamed = (section: SiteSection, requested: string): boolean =>
  String(section.sectionID) === requested || section.slug === requested;

/** Returns the subcommunity that a client references. Returns undefined for the whole site. */
export async function findSection(
  forum: Pick<Forum, 'settings'>,
  siteSectionID: string | undefined,
): Promise<SiteSection | undefined> {
  const asked = byName.exec(siteSectionID ?? '')?.[1] ?? siteSectionID;
  return asked === undefined ? undefined : (await siteSections(forum)).find((one) => isNamed(one, asked));
}

/** The predefined section group that contains the whole site. */
const wholeSite = 'vanilla';

/**
 * Returns the categories of the subcommunities in a section group, with their descendants
 * (docs/behavior/administration.md#subcommunities). Returns undefined for the whole site.
 */
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
 * Returns the viewer restricted to the categories of a subcommunity, for list queries. Section 0, or none, means the
 * whole site; an unknown subcommunity contains nothing.
 */
export async function viewerInSection(
  forum: Forum,
  viewer: Viewer,
  siteSectionID: string | undefined,
): Promise<Viewer> {
  if (!siteSectionID || siteSectionID === '0') return viewer;
  return restrictViewer(viewer, (await findSection(forum, siteSectionID))?.categoryID ?? 0);
}
