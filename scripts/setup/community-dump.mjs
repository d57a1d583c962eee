import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './folders.mjs';

/** The message printed when the dump is missing. */
export const withoutCommunity =
  'THE TESTS WITH A REAL COMMUNITY WERE SKIPPED: they need a dump in a folder shared/data/history-meta next to the project.';

/**
 * Finds the dump of a real community that the import tests use: `shared/data/history-meta` beside the project or
 * further up.
 */
export function findCommunityDump() {
  for (let folder = dirname(root); ; folder = dirname(folder)) {
    const dump = join(folder, 'shared/data/history-meta');
    if (existsSync(join(dump, 'Posts.xml.gz'))) return dump;
    if (dirname(folder) === folder) return undefined;
  }
}
