import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { inProject } from '#server/platform/project-folder.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { readTar, type TarEntry } from './tar-file.ts';

const distFolder = inProject('dist');

/** Whether an embedded database is in a folder already. */
export const isPrepared = (folder: string): boolean => existsSync(path.join(folder, 'PG_VERSION'));

/**
 * Makes the folder of a new embedded database. It is unpacked beside its place and then put there at once, so that a forum
 * killed meanwhile leaves no half of one.
 */
export async function prepareFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await fs.rm(draft, { recursive: true, force: true });
  for (const entry of readTar(await readTemplate())) await unpack(draft, entry);
  await removeEmpty(folder);
  await fs.rename(draft, folder);
  await sync(path.dirname(folder));
}

/** Makes the template from which the first start is quick (by two seconds), if the build has not made it before. */
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

/** A new database, as an uncompressed tar. */
async function makeTemplate(): Promise<Uint8Array> {
  const server = await startEmbeddedDatabase({});
  const template = await server.dump();
  await server.close();
  return template;
}

/** Named by the version of PGlite, so that a template never outlives the program that can read it. */
async function templateFile(): Promise<string> {
  const description = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  const { version } = JSON.parse(await fs.readFile(description, 'utf8')) as { version: string };
  return path.join(distFolder, `embedded-database-${version}.tar.gz`);
}

async function unpack(root: string, { name, isFolder, mode, bytes }: TarEntry): Promise<void> {
  const place = path.join(root, name);
  if (isFolder) {
    await fs.mkdir(place, { recursive: true, mode });
    return;
  }
  await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  await fs.writeFile(place, bytes, { mode, flush: true });
}

/** @throws {Error} when the folder holds something, which would not be a database. */
async function removeEmpty(folder: string): Promise<void> {
  if (!(await exists(folder))) return;
  if ((await fs.readdir(folder)).length > 0) throw new Error('it holds files that are not a database; move them away');
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

// `node server/platform/embedded/folder-template.ts` is a step of the build.
if (import.meta.main) await writeTemplate();
