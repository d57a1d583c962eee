import { existsSync, globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { changedNotes, type NoteChange, notesFile } from '#stories/workbench/notes/note-file.ts';
import { answer, bodyOf, isOwnRequest } from './own-request.ts';

/**
 * Vite plugin that writes the notes of designers during development: `POST /workbench/notes` with the file of the notes,
 * the story and the text. A file is written only beside an existing story or scene.
 */
export const notes: Plugin = {
  name: 'notes',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use('/workbench/notes', async (request, response) => {
      if (request.method !== 'POST' || !isOwnRequest(request))
        return answer(response, 403, { problem: 'Only the workbench on this computer can write notes.' });
      try {
        const change = (await bodyOf(request)) as NoteChange;
        await write(change);
        answer(response, 200, {});
      } catch (error) {
        answer(response, 400, { problem: error instanceof Error ? error.message : String(error) });
      }
    });
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
  notesFile(file) === file &&
  resolve(file).startsWith(resolve('stories')) &&
  globSync(`${dirname(file)}/${file.slice(dirname(file).length + 1).replace('.notes.md', '')}.{stories,scene}.tsx`)
    .length > 0;
