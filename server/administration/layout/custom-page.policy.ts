import type { SiteSection } from '#api/administration/layout/site-section.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import type { CustomPageRow } from './custom-page.queries.ts';

/**
 * Whether the viewer may see a custom page: a published one with the roles for which it is, and every one with the
 * permission to manage the site.
 */
export const maySeePage = (viewer: Viewer, { status, roleIDs }: CustomPageRow): boolean =>
  may(viewer, 'site.manage') ||
  (status === 'published' && (roleIDs.length === 0 || roleIDs.some((roleID) => viewer.roleIDs.includes(roleID))));

/** Whether a custom page has an ID, or an address within a subcommunity or the whole site. */
export const isAt = (page: CustomPageRow, address: string, sectionID: number | undefined): boolean =>
  String(page.customPageID) === address ||
  (page.urlcode === address && (page.siteSectionID ?? undefined) === sectionID);

/** Returns the address of a custom page: below that of its subcommunity, if it has one. */
export function addressOf({ urlcode, siteSectionID }: CustomPageRow, sections: readonly SiteSection[]): string {
  const section = sections.find(({ sectionID }) => sectionID === siteSectionID);
  return section ? `/${section.slug}/${urlcode}` : `/${urlcode}`;
}
