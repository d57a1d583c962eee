import { expect, test } from 'vitest';
import { optionsOf } from '#components/administration/import/import-form.ts';

test('the options of an import name its dump, whatever else was entered', () => {
  const dump = { place: 'folder', name: 'cooking', files: [] } as const;
  expect(optionsOf(dump, { site: 'food', category: 'Food', hosts: undefined })).toEqual({
    place: 'folder',
    name: 'cooking',
    site: 'food',
    category: 'Food',
    hosts: [],
  });
});
