import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Checklist } from '#api/administration/dashboard/dashboard.contract.ts';
import { DashboardChecklist } from '#components/administration/dashboard/dashboard-checklist.tsx';
import { DashboardDuties } from '#components/administration/dashboard/dashboard-duties.tsx';
import { findInDashboard } from '#components/administration/dashboard/dashboard-finder.ts';
import { moderatorPermissions } from '#components/administration/dashboard/dashboard-place.ts';
import { dashboardGroups, findPlaceOfPage } from '#components/administration/dashboard/dashboard-places.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

const found = (text: string, groups = dashboardGroups) => findInDashboard(text, groups).map(({ href }) => href);

test('pages are found by words of their name and group, in any order and without accents, before settings', () => {
  expect(found('BÂN')[0]).toBe('/dashboard/members/bans');
  expect(found('rules members')).toContain('/dashboard/members/bans');
  expect(found('branding')[0]).toBe('/appearance/branding');
  expect(found('discussions page')[0]).toBe('/vanilla/settings/posting#discussions.perPage');
  expect(found('newsletter')).toEqual(['/dashboard/settings/digest']);
  expect(found('add member')[0]).toBe('/dashboard/user');
  expect(found('xylophone')).toEqual([]);
  expect(found('  ')).toEqual([]);
});

test('settings are found only on pages that the viewer may see', () => {
  const ofModerators = dashboardGroups.map((group) => ({
    ...group,
    places: group.places.filter(({ permissions }) => permissions === moderatorPermissions),
  }));
  expect(found('site name')).toContain('/appearance/branding#ui.siteName');
  expect(found('site name', ofModerators)).toEqual([]);
  expect(found('reports', ofModerators)).toEqual(['/dashboard/content/reports']);
});

test('a page belongs to the place whose address it continues', () => {
  const placeOf = (path: string) => findPlaceOfPage(path)?.place.href;
  expect(placeOf('/dashboard/settings/emails/3')).toBe('/dashboard/settings/emails');
  expect(placeOf('/dashboard/settings')).toBe('/dashboard/settings');
  expect(placeOf('/dashboard/settingsother')).toBeUndefined();
  expect(placeOf('/dashboard')).toBeUndefined();
});

test('addresses and anchors of the registry are unique', () => {
  const hrefs = dashboardGroups.flatMap(({ places }) => places.map(({ href }) => href));
  expect(hrefs.length).toBe(new Set(hrefs).size);
  const ids = dashboardGroups.map(({ id }) => id);
  expect(ids.length).toBe(new Set(ids).size);
});

test('the checklist says which steps are done and links to the others; hidden, it only offers to be shown', () => {
  const checklist: Checklist = {
    steps: [
      { name: 'name', isDone: true },
      { name: 'logo', isDone: false },
    ],
    isHidden: false,
  };
  const shown = renderToStaticMarkup(
    <StorySite me={ingrid}>
      <DashboardChecklist checklist={checklist} />
    </StorySite>,
  );
  expect(shown).toContain('1 of 2 steps are done.');
  expect(shown).toMatch(/Upload a logo.*\(not done yet\)/);
  const hidden = renderToStaticMarkup(
    <StorySite me={ingrid}>
      <DashboardChecklist checklist={{ ...checklist, isHidden: true }} />
    </StorySite>,
  );
  expect(hidden).toContain('Show');
  expect(hidden).not.toContain('Upload a logo');
});

test('an overview without duties says so', () => {
  const html = renderToStaticMarkup(
    <StorySite me={ingrid}>
      <DashboardDuties duties={[]} />
    </StorySite>,
  );
  expect(html).toContain('Nothing needs you');
});
