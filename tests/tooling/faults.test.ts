import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { chosenFaults, faults, folderOfStem } from '#scripts/faults/fault.ts';

test('every seeded fault changes its file once, and the result parses', () => {
  const wrong = faults.flatMap(({ name, file, find, replace }) => {
    const text = readFileSync(file, 'utf8');
    const count = text.split(find).length - 1;
    if (count !== 1) return [`${name}: its text occurs ${count} times in ${file}`];
    if (find === replace) return [`${name}: changes nothing`];
    const { errors } = parseSync(
      file,
      text.replace(find, () => replace),
    );
    return errors.length > 0 ? [`${name}: ${errors[0]?.message}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('there are at least 60 faults, with names of their own, each of a machine that is walked', () => {
  expect(faults.length).toBeGreaterThanOrEqual(60);
  expect(new Set(faults.map(({ stem, name }) => `${stem}: ${name}`)).size).toBe(faults.length);
  expect(faults.map(({ stem }) => folderOfStem(stem))).not.toContain('');
});

test('a number chooses faults that are spread over the list, and a word those that contain it', () => {
  expect(chosenFaults(faults, '3')).toEqual([0, 1, 2].map((index) => faults[Math.floor((index * faults.length) / 3)]));
  expect(chosenFaults(faults, '100000')).toEqual(faults);
  expect(new Set(chosenFaults(faults, 'bulk-selection').map(({ stem }) => stem))).toEqual(new Set(['bulk-selection']));
});
