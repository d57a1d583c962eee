/**
 * Given to the server by `--import`: has Node run the project's TypeScript without its types, as Node itself does, but keeps
 * each file that has been stripped of them beside the program, so that a later start neither strips nor loads what does.
 * Node's own compile cache would do so too, and holds all it has read for as long as the server runs: 20 MB.
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
 * Names letters beyond Latin by their numbers: the engine keeps the text of each file, and one such letter doubles it. They stand
 * in strings, expressions and comments, where the number means the same.
 */
const inLatin = (text) =>
  text.replace(/[^\0-\xff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The file without its types; lines and columns stay as they are. */
function strippedOf(path) {
  const text = readFileSync(path, 'utf8');
  const kept = join(folder, `${hash('sha1', path)}.js`);
  // At the end, so that no line is moved. A file that was changed, or kept only in part, is told by it.
  const mark = `\n// ${hash('sha1', text)}`;
  const known = readIfThere(kept);
  if (known?.endsWith(mark)) return known;
  const stripped = withoutTypes(inLatin(text)) + mark;
  keep(kept, stripped);
  return stripped;
}

/** Node's own function for it; that it is an experiment to call it is nothing for whoever starts a forum to read. */
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

/** Kept whole or not at all, since several servers may start at once. Where nothing can be written, nothing is kept. */
function keep(file, text) {
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch {
    // The program works without.
  }
}
