import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { inProject } from '#server/platform/configuration/project-folder.ts';
import { MigrationError } from './migration-error.ts';

/** The folder of the forum's migrations. */
export const migrationFolder = inProject('server/migrations');

/** An SQL file of the migrations. */
export interface MigrationFile {
  /** `0042-add-draft-version`: the file name without its extension. */
  name: string;
  path: string;
  /** The checksum of the text with Unix line endings, so that a checkout on Windows does not change it. */
  checksum: string;
}

/**
 * Returns the SQL files of a folder, by default the forum's migrations, in the order of their numbers.
 *
 * @throws {MigrationError} when a file name is invalid.
 */
export async function readMigrations(folder = migrationFolder): Promise<MigrationFile[]> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const files = await Promise.all(names.map((name) => readMigration(path.join(folder, name))));
  for (const [index, { name }] of files.entries()) {
    if (!/^\d{4}-[a-z0-9-]+$/.test(name)) throw MigrationError.misnamed(name, 'has an invalid name');
    if (files[index - 1]?.name.slice(0, 4) === name.slice(0, 4)) {
      throw MigrationError.misnamed(name, 'has the number of another migration');
    }
  }
  return files;
}

async function readMigration(file: string): Promise<MigrationFile> {
  const text = (await fs.readFile(file, 'utf8')).replaceAll('\r\n', '\n');
  const checksum = createHash('sha256').update(text).digest('hex');
  return { name: path.basename(file, '.sql'), path: file, checksum };
}
