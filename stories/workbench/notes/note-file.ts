/** A change of the note of a story. */
export interface NoteChange {
  /** The path of the file: `stories/<area>/<stem>.notes.md`. */
  readonly file: string;
  /** The heading of the note: the name of the story. */
  readonly story: string;
  readonly text: string;
}

/** Returns the path of the notes beside a story or a scene: `stories/post/menu/post-menu.notes.md`. */
export const notesFile = (file: string): string => file.replace(/\.(stories\.tsx|scene\.tsx|notes\.md)$/, '.notes.md');

/** Reads a file of notes: a heading of the second level for each story, and its text below. */
export function notesIn(text: string): ReadonlyMap<string, string> {
  const sections = text.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return [heading.trim(), lines.join('\n').trim()];
    }),
  );
}

/** Returns a file of notes with the note of one story changed. An empty text removes the note. */
export function changedNotes(before: string, story: string, text: string): string {
  const notes = new Map(notesIn(before));
  // A heading within a note would begin another note.
  const written = text
    .replaceAll('\r', '')
    .replace(/^(#{1,2}) /gm, '### ')
    .trim();
  if (written === '') notes.delete(story);
  else notes.set(story, written);
  return [...notes].map(([heading, note]) => `## ${heading}\n\n${note}\n`).join('\n');
}
