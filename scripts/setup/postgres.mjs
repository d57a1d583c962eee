import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPrograms, installProgram } from './debian.mjs';

/** Folders that hold one folder for each version of PostgreSQL, and where the programs lie in those. */
const shelves = [
  ['/usr/lib/postgresql', 'bin'],
  ['/Applications/Postgres.app/Contents/Versions', 'bin'],
  ['C:\\Program Files\\PostgreSQL', 'bin'],
];

const folders = ['/usr/local/pgsql/bin', '/opt/homebrew/opt/postgresql/bin', '/usr/local/opt/postgresql/bin'];

/** The folder of PostgreSQL's programs (`initdb`, `postgres`), the newest there is; undefined when there is none. */
export function findPostgres() {
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  return [...shelves.flatMap(versionsOn), ...folders, ...onPath].find(holdsPostgres);
}

function versionsOn([shelf, below]) {
  if (!existsSync(shelf)) return [];
  const newestFirst = readdirSync(shelf).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return newestFirst.map((version) => join(shelf, version, below));
}

const end = process.platform === 'win32' ? '.exe' : '';

const holdsPostgres = (folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, `${name}${end}`)));

/** Finds PostgreSQL's programs, installing them where that may be done without asking. */
export async function ensurePostgres() {
  const found = findPostgres();
  if (found || !canInstallPrograms()) return found;
  return (await installProgram('postgresql')) ? findPostgres() : undefined;
}
