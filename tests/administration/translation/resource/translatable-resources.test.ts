import { expect, test } from 'vitest';
import { defaultLayouts } from '#api/administration/layout/default-layouts.ts';
import { translatableRecords } from '#api/administration/translation/translatable.ts';
import { widgetRegistry } from '#api/administration/widget/widget-registry.contract.ts';
import { defaultSettings, settingsRegistry } from '#server/administration/setting/settings.ts';
import { shownSettings, textsOfSetting } from '#server/administration/setting/translated-settings.ts';
import { defineTranslatableResource } from '#server/administration/translation/resource/translatable-resource.ts';
import {
  resourceOfRecordType,
  translatableResource,
  translatableResources,
} from '#server/administration/translation/resource/translatable-resources.ts';
import { textsOfNode, translateNode } from '#server/administration/widget/widget-text.ts';
import { readMessages } from '#server/platform/text/message-catalog.ts';

test('the types of records of the forum belong to one resource each, with the limits that the browser knows', () => {
  for (const [recordType, properties] of Object.entries(translatableRecords))
    expect(resourceOfRecordType(recordType)?.recordTypes[recordType]?.properties).toBe(properties);
  const limits = translatableResources()
    .flatMap(({ recordTypes }) => Object.values(recordTypes))
    .flatMap(({ properties }) => Object.values(properties));
  for (const { properties, labels } of translatableResources().flatMap(({ recordTypes }) =>
    Object.values(recordTypes),
  )) {
    expect(Object.keys(labels)).toEqual(Object.keys(properties).filter((name) => !name.endsWith('-')));
    for (const label of Object.values(labels))
      expect(readMessages('en', label.split('.')[0] ?? '')[label], label).toBeDefined();
  }
  expect(limits.every(({ maxLength }) => maxLength > 0)).toBe(true);
  expect(() => defineTranslatableResource({ ...translatableResource('tags'), urlCode: 'tags' } as never)).toThrow(
    'defined twice',
  );
  expect(() => defineTranslatableResource({ ...translatableResource('tags'), urlCode: 'labels' } as never)).toThrow(
    'records of type tag',
  );
});

test('the translatable settings have a name in the interface, and can hold a text of their limit', () => {
  expect(shownSettings.map(([key]) => key)).toContain('ui.siteName');
  for (const [key, { label, kind, limit }] of shownSettings) {
    expect(readMessages('en', label.split('.')[0] ?? '')[label], label).toBeDefined();
    const longest = 'x'.repeat(limit.maxLength);
    const settingOf = (text: string) => (kind === 'text' ? text : [{ name: text, url: '/' }]);
    expect(settingsRegistry[key].schema.safeParse(settingOf(longest)).success, key).toBe(true);
    expect(settingsRegistry[key].schema.safeParse(settingOf(`${longest}x`)).success, key).toBe(false);
    expect(Object.keys(textsOfSetting({ label, kind, limit }, defaultSettings[key]))).toEqual(
      kind === 'text' ? ['value'] : [],
    );
  }
});

test('the texts of widgets have limits and labels, and translations that a widget refuses are not shown', () => {
  const texts = widgetRegistry.all.flatMap(({ id: widget, preview: settings }) =>
    textsOfNode({ id: 'a', widget, settings }).map((text) => ({ widget, ...text })),
  );
  const found = new Set(texts.map(({ widget, propertyName }) => `${widget} ${propertyName.replace(/-.*/, '')}`));
  for (const name of ['cta label', 'html html', 'navigationLinks links_name', 'home items_description', 'banner title'])
    expect(found).toContain(name);
  for (const { label, limit } of texts) {
    expect(readMessages('en', 'administration')[label], label).toBeDefined();
    expect(limit.maxLength).toBeGreaterThan(0);
  }
  const node = { id: 'a', widget: 'html', settings: { title: '', html: '<p>Open</p>', height: 100 } };
  const translate = (html: string) => translateNode(4, node, new Map([['widget.4.a.html', html]])).settings?.['html'];
  expect(translate('<p>Ouvert</p>')).toBe('<p>Ouvert</p>');
  expect(translate('<iframe src="https://x.example"></iframe>')).toBe('<p>Open</p>');
});

test('default layouts have no texts of their own, which would not be translatable', () => {
  const nodes = Object.values(defaultLayouts).flatMap(({ sections }) =>
    sections.flatMap(({ columns }) => Object.values(columns).flat()),
  );
  expect(nodes.length).toBeGreaterThan(0);
  expect(nodes.flatMap((node) => textsOfNode(node))).toEqual([]);
});
