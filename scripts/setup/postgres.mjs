import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPrograms, installProgram } from './debian.mjs';

/** Folders with one subfolder for each PostgreSQL version, and the location of the programs in it. */
const shelves = [
  ['/usr/lib/postgresql', 'bin'],
  ['/Applications/Postgres.app/Contents/Versions', 'bin'],
  ['C:\\Program Files\\PostgreSQL', 'bin'],
];

const folders = ['/usr/local/pgsql/bin', '/opt/homebrew/opt/postgresql/bin', '/usr/local/opt/postgresql/bin'];

/**
 * Returns the folder of the PostgreSQL programs (`initdb`, `postgres`), of the newest version; undefined when there is
 * none.
 */
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

/** Finds the PostgreSQL programs. Installs them where this is possible without confirmation. */
export async function ensurePostgres() {
  const found = findPostgres();
  if (found || !canInstallPrograms()) return found;
  return (await installProgram('postgresql')) ? findPostgres() : undefined;
}
