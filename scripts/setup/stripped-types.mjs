/**
 * A module for the server's `--import` flag: makes Node run the project's TypeScript with the types stripped, as Node
 * itself does, but caches each stripped file on disk. A later start neither strips the types nor loads the module that
 * does. Node's own compile cache would also do this, but it retains everything it has read in memory while the server
 * runs (20 MB).
 */
import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inProject } from './folders.mjs';

const folder = inProject('.cache/stripped');

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:')) return next(url, context);
    if (context.format === 'module-typescript')
      return { format: 'module', source: strippedOf(fileURLToPath(url)), shortCircuit: true };
    if (context.format !== 'module') return next(url, context);
    return { format: 'module', source: inLatin(readFileSync(fileURLToPath(url), 'utf8')), shortCircuit: true };
  },
});

/**
 * Replaces characters outside Latin-1 by Unicode escapes. V8 retains the source of each file, and one such character
 * doubles its size. The characters occur only in strings, regular expressions and comments, where the escape is
 * equivalent.
 */
const inLatin = (text) =>
  text.replace(/[^\0-\xff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Returns the content of a file without its types. Line and column numbers are unchanged. */
function strippedOf(path) {
  const text = readFileSync(path, 'utf8');
  const kept = join(folder, `${hash('sha1', path)}.js`);
  // The mark is at the end, so that no line moves. It identifies cached files that are outdated or incomplete.
  const mark = `\n// ${hash('sha1', text)}`;
  const known = readIfThere(kept);
  if (known?.endsWith(mark)) return known;
  const stripped = withoutTypes(inLatin(text)) + mark;
  keep(kept, stripped);
  return stripped;
}

/** Strips the types with Node's own function, and suppresses its warning about an experimental feature. */
function withoutTypes(text) {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(text);
  } finally {
    process.emitWarning = emitWarning;
  }
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Writes a cached file atomically, because several servers may start at the same time. Writes nothing where the folder
 * is read-only.
 */
function keep(file, text) {
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch {
    // The program works without the cache.
  }
}
