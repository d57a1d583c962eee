import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dashboardGroups } from '#components/administration/dashboard/dashboard-places.ts';
import { keyboardJourneys } from '#tests/support/browser/keyboard-journeys.ts';

test('each page of the dashboard is used by keyboard in a journey', () => {
  const addresses = dashboardGroups.flatMap(({ places }) => places.map(({ href }) => href));
  expect(Object.keys(keyboardJourneys).toSorted()).toEqual(addresses.toSorted());
});

test('each journey by keyboard names the address of its page and presses keys', () => {
  const wrong = Object.entries(keyboardJourneys).filter(([address, name]) => {
    const source = readFileSync(`tests/journeys/${name}.journey.ts`, 'utf8');
    return !source.includes(address) || !/keyboard|\.press\('Enter'\)/.test(source);
  });
  expect(wrong).toEqual([]);
});
