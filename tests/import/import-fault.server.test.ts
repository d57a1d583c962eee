import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeReport } from '#server/import/import-report.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';
import { aDump, importFolder } from './import-dump.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

const user = (id: number, rest = '') =>
  `Id="${id}" Reputation="1" CreationDate="2015-01-01T10:00:00.000" DisplayName="Ada ${id}" ${rest}`;

/** Imports the given content of `Users` in a dry run. */
async function faultsOf(users: string | Buffer, name = 'Users.xml') {
  const folder = await aDump({});
  await writeFile(path.join(folder, name), users);
  return importFolder(database.kysely, folder, { isDryRun: true });
}

const rows = (count: number, rest = '') =>
  Array.from({ length: count }, (_, index) => `<row ${user(index + 1, rest)}/>`).join('\n');
const full = `<users>\n${rows(30)}\n</users>\n`;

test.each([
  ['cut off between rows', `<users>\n${rows(3)}`, 'Users.xml, line 4: unclosed tag: users'],
  ['cut off within a row', full.slice(0, -40), 'Users.xml, line 31: unexpected end.'],
  ['empty', '', 'Users.xml, line 1: document must contain a root element.'],
  ['not XML', '{"users": []}', 'Users.xml, line 1: document must contain a root element.'],
  ['an HTML error page', '<html><body/></html>', 'Users.xml, line 1: The file contains <html>, not the rows'],
  ['in UTF-16', Buffer.from(`\uFEFF${full}`, 'utf16le'), 'Users.xml, line 1: The file is in UTF-16.'],
])('a file that is %s is reported first', async (_, content, line) => {
  const { report } = await faultsOf(content);
  expect(report.isIncomplete).toBe(true);
  const [first, ...others] = writeReport(report, { isDryRun: true }).split('\n');
  expect(first).toContain('Some files could not be read completely');
  expect(others.join('\n')).toContain(line);
});

test('a truncated compressed file is reported before many other errors, and the list states their number', async () => {
  const bad = `<users>\n${rows(60, 'Bad=unquoted')}\n`;
  const padding = Array.from({ length: 5_000 }, (_, id) => `<!-- ${Math.sin(id)} -->`).join('\n');
  const packed = gzipSync(`${bad}${padding}</users>`);
  const { report, listFile } = await faultsOf(packed.subarray(0, packed.length - 100), 'Users.xml.gz');
  const lines = writeReport(report, { isDryRun: true }).split('\n');
  expect(lines[1]).toMatch(/^ {2}Users\.xml\.gz, line \d+: unexpected end of file$/);
  expect(lines.filter((line) => line.startsWith('  Users.xml.gz'))).toHaveLength(21);
  expect(lines.at(-1)).toBe(`  and ${report.countFaults - 21} more`);
  expect(report.countFaults).toBeGreaterThanOrEqual(61);
  const list = (await readFile(listFile ?? '', 'utf8')).trim().split('\n');
  expect(list).toHaveLength(report.countFaults);
  expect(list.at(-1)).toContain('unexpected end of file');
});

test('errors in a table that is read twice are reported once', async () => {
  const folder = await aDump({ Posts: '<posts>\n<row Id="1" PostTypeId="5" Bad=unquoted />\n' });
  const { report } = await importFolder(database.kysely, folder, { isDryRun: true });
  expect(report.incompleteFiles).toEqual([{ place: 'Posts.xml, line 3', message: 'unclosed tag: posts' }]);
  expect(report.countFaults).toBe(report.faults.length + 1);
  expect(new Set(report.faults.map(({ place, message }) => place + message)).size).toBe(report.faults.length);
});

test('the list contains the IDs of all rows that are skipped or changed', async () => {
  const folder = await aDump({
    Users: Array.from({ length: 50 }, (_, id) => `Id="${id}" DisplayName="No date\n${id}"`),
  });
  const { report, listFile } = await importFolder(database.kysely, folder, { isDryRun: true });
  expect(writeReport(report, { isDryRun: true })).toContain('18, 19 and 30 more');
  const list = (await readFile(listFile ?? '', 'utf8')).trim().split('\n');
  expect(list).toEqual(
    Array.from({ length: 50 }, (_, id) => `users ${id}: skipped because CreationDate is missing or is not a date`),
  );
});

test('no list file is written when there is nothing to list', async () => {
  const { listFile, report } = await faultsOf(full);
  expect([listFile, report.countFaults]).toEqual([undefined, 0]);
});

test('invalid UTF-8 bytes are reported with file, line and position; valid characters are not', async () => {
  const latin = Buffer.from('Zo\u00EB', 'latin1');
  const before = `\uFEFF<users>\n<row ${user(1)}/>\n<row ${user(2).replace('Ada', '\uFFFD \u{1F600}')}/>\n<row Id="3" DisplayName="`;
  const after = `" CreationDate="2015-01-01T10:00:00"/>\n`;
  const place = Buffer.byteLength(before) + 2;
  const content = Buffer.concat([Buffer.from(before), latin, Buffer.from(`${after}</users>`)]);
  for (const [name, bytes] of [
    ['Users.xml', content],
    ['Users.xml.gz', gzipSync(content)],
  ] as const) {
    const { report, counts } = await faultsOf(bytes, name);
    expect(report.faults).toEqual([{ place: `${name}, line 4`, message: `Byte ${place} (EB) is not valid UTF-8.` }]);
    expect(counts['users']).toEqual([3, 3, 0, 0]);
  }
});

test('characters split across two chunks of a file are decoded correctly, and errors far into the file are found', async () => {
  const text = `<users>\n${rows(4_000, 'AboutMe="\u{1F600}\u{1F600}\u20AC\u00EB"')}\n`;
  const content = Buffer.concat([Buffer.from(text), Buffer.from([0x20, 0xe2, 0x82, 0x0a]), Buffer.from('</users>')]);
  const { report } = await faultsOf(content);
  expect(report.countFaults).toBeGreaterThan(0);
  expect(report.faults[0]).toEqual({
    place: 'Users.xml, line 4002',
    message: `Byte ${Buffer.byteLength(text) + 1} (E2) is not valid UTF-8.`,
  });
});

test('a declared encoding other than UTF-8 is reported', async () => {
  const { report } = await faultsOf(`<?xml version="1.0" encoding="ISO-8859-1"?>${full}`);
  expect(report.faults.map(({ message }) => message)).toEqual([
    'The file declares the encoding ISO-8859-1, but is read as UTF-8.',
  ]);
});
