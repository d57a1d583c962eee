import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AskedPermission } from '#api/member/permission.ts';
import { AccountPlaces } from '#components/shell/account-places.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

const placesFor = (...permissions: AskedPermission[]) => {
  const html = renderToStaticMarkup(
    <StorySite me={ingrid} permissions={permissions}>
      <AccountPlaces />
    </StorySite>,
  );
  return [...html.matchAll(/href="(\/(?:dashboard|appearance|vanilla)[^"]*)"/g)].map(([, href]) => href);
};

test('the account menu leads to what its member looks after, and nobody else to it', () => {
  expect(placesFor()).toEqual([]);
  const ofModerators = ['/dashboard/content/reports', '/dashboard/content/escalations', '/dashboard/content/approval'];
  expect(placesFor('posts.moderate')).toEqual(ofModerators);
  expect(placesFor('community.moderate')).toEqual(['/dashboard/user/applicants', ...ofModerators]);
  expect(placesFor('applicants.manage')).toEqual(['/dashboard/user/applicants']);
  expect(placesFor('site.manage')).toEqual(['/appearance/style-guides', '/vanilla/settings/categories']);
});
