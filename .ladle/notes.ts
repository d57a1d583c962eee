import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { changedNotes, type NoteChange } from '#stories/workbench/notes/note-file.ts';
import { answerChange, answering } from './own-request.ts';

/**
 * Vite plugin that writes the notes of designers during development: `POST /workbench/notes` with the file of the notes,
 * the story and the text. A file is written only beside an existing story or scene.
 */
export const notes: Plugin = {
  name: 'notes',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use(
      '/workbench/notes',
      answering((request, response) => answerChange(request, response, write)),
    );
  },
};

async function write({ file, story, text }: NoteChange): Promise<void> {
  if (!isBesideStory(file)) throw new Error(`${file} is not beside a story.`);
  const before = existsSync(file) ? await readFile(file, 'utf8') : '';
  const after = changedNotes(before, story, text);
  if (after === '') await rm(file, { force: true });
  else await writeFile(file, after);
}

const isBesideStory = (file: string) =>
  file.endsWith('.notes.md') &&
  resolve(file).startsWith(`${resolve('stories')}${sep}`) &&
  ['stories', 'scene'].some((kind) => existsSync(file.replace(/notes\.md$/, `${kind}.tsx`)));
