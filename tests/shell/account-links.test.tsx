import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CheckedPermission } from '#api/member/role/permission.ts';
import { AccountLinks } from '#components/shell/account-menu/account-links.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

const drawnFor = (permissions: readonly CheckedPermission[], settings = {}) =>
  renderToStaticMarkup(
    <StorySite me={ingrid} permissions={permissions} settings={settings}>
      <AccountLinks />
    </StorySite>,
  );
const placesFor = (...permissions: CheckedPermission[]) => placesIn(drawnFor(permissions));
const placesIn = (html: string) =>
  [...html.matchAll(/href="(\/(?:dashboard|appearance|vanilla)[^"]*)"/g)].map(([, href]) => href);

test('the account menu links to the pages that its member manages, and to no others', () => {
  expect(placesFor()).toEqual([]);
  const dashboard = '/dashboard';
  const ofModerators = ['/dashboard/content/reports', '/dashboard/content/escalations', '/dashboard/content/approval'];
  expect(placesFor('posts.moderate')).toEqual([dashboard, ...ofModerators]);
  expect(placesFor('community.moderate')).toEqual([dashboard, '/dashboard/user/applicants', ...ofModerators]);
  expect(placesFor('applicants.manage')).toEqual([dashboard, '/dashboard/user/applicants']);
  expect(placesFor('site.manage')).toEqual([dashboard, '/appearance/style-guides', '/vanilla/settings/categories']);
});

test('links for staff appear if the site enables the feature, and the drafts link mentions scheduled content', () => {
  expect(placesIn(drawnFor(['staff.allow'], { 'triage.enabled': true }))).toEqual([
    '/dashboard',
    '/dashboard/content/triage',
  ]);
  expect(placesFor('staff.allow')).toEqual(['/dashboard']);
  expect(drawnFor(['discussions.add'])).toContain('My Drafts');
  expect(drawnFor(['discussions.add', 'schedule.allow'])).toContain('Drafts and Scheduled Content');
});
