import { expect, test } from 'vitest';
import { unsupportedShapes } from '#api/form/form-shape.ts';
import { dashboardGroups } from '#components/administration/dashboard/dashboard-places.ts';
import { settingForm, settingFormValues, storedValues } from '#components/administration/setting/setting-form.ts';
import { findSettings, settingPages, settingPlaces } from '#components/administration/setting/setting-places.ts';
import { UnknownControl } from '#components/form/control/unknown-control.tsx';
import { controlOf } from '#components/form/controls.ts';
import { settingNamed } from '#server/administration/setting/setting-names.ts';
import { defaultSettings, settingsRegistry } from '#server/administration/setting/settings.ts';
import { factsOfPage } from './page-facts.ts';

/** The settings without a place on a screen, each with the reason. */
const withoutPlace: Readonly<Record<string, string>> = {
  'dashboard.checklistHidden': 'The checklist on the overview of the dashboard has the button.',
  'garden.cookie.name': 'Another name signs everybody out. It is set once, when a site is installed.',
  'garden.cookie.path': 'Another path signs everybody out. It is set once, when a site is installed.',
};

test('every setting of the registry has a place on a screen, or a reason why it has none', () => {
  const placed = new Set<string>(settingPlaces.flatMap(({ name }) => settingNamed(name)?.key ?? []));
  const missing = Object.keys(settingsRegistry).filter((key) => !placed.has(key));
  expect(missing.toSorted()).toEqual(Object.keys(withoutPlace).toSorted());
});

test('every part of the title bar has a place', () => {
  const set = (name: string) => settingNamed(name)?.kept('changed', {}) as Readonly<Record<string, unknown>>;
  const parts = settingPlaces.flatMap(({ name }) =>
    settingNamed(name)?.key === 'ui.titleBar' ? Object.keys(set(name)) : [],
  );
  expect(parts.toSorted()).toEqual(Object.keys(defaultSettings['ui.titleBar']).toSorted());
});

test('every place names an existing setting, once, on a page of the dashboard', () => {
  const names = settingPlaces.map(({ name }) => name);
  expect(names.filter((name) => !settingNamed(name))).toEqual([]);
  expect(names.length).toBe(new Set(names).size);
  const pages = new Set(dashboardGroups.flatMap(({ places }) => places.map(({ href }) => href)));
  expect(settingPlaces.filter(({ href }) => !pages.has(href.split('#')[0] ?? ''))).toEqual([]);
});

test.each(settingPages.map((page) => [page.path, page] as const))('the form of %s can be drawn', (_, page) => {
  const facts = factsOfPage(page);
  for (const { fields } of page.groups) {
    const form = settingForm(fields, facts);
    expect(Object.keys(form.properties)).toEqual(fields.map(({ name }) => name));
    expect(unsupportedShapes(form)).toEqual([]);
    const unknown = fields.filter(({ name }) => {
      const meta = form.properties[name]?.['x-control'];
      return !meta || controlOf(meta) === UnknownControl;
    });
    expect(unknown).toEqual([]);
    // Values that are not edited are stored as they were.
    const stored = storedValues(fields, settingFormValues(fields, facts.values));
    expect(stored).toEqual(Object.fromEntries(fields.map(({ name }) => [name, facts.values[name]])));
  }
});

test('settings are found by words of their label, help, name and page, those whose label contains the text first', () => {
  const found = (text: string) => findSettings(text).map(({ name }) => name);
  expect(found('site name')[0]).toBe('ui.siteName');
  expect(found('  FAVICON ')).toEqual(['branding.favicon']);
  expect(found('branding.shareImage')).toEqual(['branding.shareImage']);
  expect(found('flood uploads')).toEqual(['rateLimit.uploads']);
  expect(found('zone')[0]).toBe('mail.timeZone');
  expect(found('xylophone')).toEqual([]);
  expect(found('   ')).toEqual([]);
});
