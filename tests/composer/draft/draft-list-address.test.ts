import { expect, test } from 'vitest';
import { draftListAddress } from '#components/composer/draft/draft-list-address.ts';

test('the address of the draft list contains only values that differ from the defaults', () => {
  expect(draftListAddress({ tab: 'drafts', sort: '-dateUpdated', page: 1 })).toBe('/drafts');
  expect(draftListAddress({ tab: 'drafts', sort: 'dateUpdated', page: 3 })).toBe('/drafts?sort=dateUpdated&page=3');
  expect(draftListAddress({ tab: 'schedule', sort: 'dateScheduled', page: 1 })).toBe('/drafts?tab=schedule');
  expect(draftListAddress({ tab: 'drafts', sort: '-dateUpdated', page: 2, kind: 'comment', from: '2026-11-01' })).toBe(
    '/drafts?recordType=comment&from=2026-11-01&page=2',
  );
});
