import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/accessibility-checks.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`tests/'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, , check = '', file = '', words = '']) => ({ check, file: file.replaceAll('`', ''), words }));

test('every accessibility check documented as proven names an existing test', () => {
  expect(rows.length).toBeGreaterThan(30);
  const gone = rows.filter(({ file, words }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(words));
  expect(gone).toEqual([]);
});
