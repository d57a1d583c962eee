import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { inProject } from '#server/platform/configuration/project-folder.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { readTar, type TarEntry } from './tar-file.ts';

const distFolder = inProject('dist');

/** Whether a folder already contains an embedded database. */
export const isPrepared = (folder: string): boolean => existsSync(path.join(folder, 'PG_VERSION'));

/**
 * Creates the folder of a new embedded database. The template is unpacked to a temporary folder and renamed, so that a
 * process killed meanwhile leaves no incomplete database.
 */
export async function prepareFolder(folder: string, { isSynced = true } = {}): Promise<void> {
  const draft = `${folder}.new`;
  await fs.rm(draft, { recursive: true, force: true });
  for (const entry of readTar(await readTemplate())) await unpack(draft, entry, isSynced);
  await removeEmpty(folder);
  await fs.rename(draft, folder);
  if (isSynced) await sync(path.dirname(folder));
}

/** Creates the template that speeds up the first start, unless the build has already created it. */
export async function writeTemplate(): Promise<void> {
  const file = await templateFile();
  if (await exists(file)) return;
  await fs.mkdir(distFolder, { recursive: true });
  await fs.writeFile(`${file}.new`, await promisify(gzip)(await makeTemplate()));
  await fs.rename(`${file}.new`, file);
}

async function readTemplate(): Promise<Uint8Array> {
  const file = await templateFile();
  return (await exists(file)) ? promisify(gunzip)(await fs.readFile(file)) : makeTemplate();
}

/** Creates a new database and returns it as an uncompressed tar archive. */
async function makeTemplate(): Promise<Uint8Array> {
  const server = await startEmbeddedDatabase({});
  const template = await server.dump();
  await server.close();
  return template;
}

/**
 * Returns the path of the template. Its name contains the version of PGlite, so that a template is only used by the
 * version that can read it.
 */
async function templateFile(): Promise<string> {
  const description = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  const { version } = JSON.parse(await fs.readFile(description, 'utf8')) as { version: string };
  return path.join(distFolder, `embedded-database-${version}.tar.gz`);
}

async function unpack(root: string, { name, isFolder, mode, bytes }: TarEntry, flush: boolean): Promise<void> {
  const place = path.join(root, name);
  if (isFolder) {
    await fs.mkdir(place, { recursive: true, mode });
    return;
  }
  await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  await fs.writeFile(place, bytes, { mode, flush });
}

/**
 * Removes the folder if it is empty.
 *
 * @throws {Error} when the folder contains files, since they are not a database.
 */
async function removeEmpty(folder: string): Promise<void> {
  if (!(await exists(folder))) return;
  if ((await fs.readdir(folder)).length > 0)
    throw new Error('it contains files that are not a database; move them away');
  await fs.rmdir(folder);
}

async function sync(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await fs.open(folder);
  await handle.sync().finally(() => handle.close());
}

function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}

// The build runs `node server/platform/database/embedded/folder-template.ts`.
if (import.meta.main) await writeTemplate();
