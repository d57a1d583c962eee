import { useEffect, useState } from 'react';
import * as desk from '#stories/workbench/desk.css.ts';
import { storyEntry } from '#stories/workbench/list/story-index.ts';
import * as panel from '#stories/workbench/panel/panel.css.ts';
import { sendChange } from '#stories/workbench/send-change.ts';
import { type NoteChange, notesFile, notesIn } from './note-file.ts';

const files = import.meta.glob<string>('#stories/**/*.notes.md', { query: '?raw', import: 'default' });

/** The note of the designers on a story. It can be changed in development. */
export function NotePanel({ story }: { readonly story: string }) {
  const place = placeOf(story);
  const [text, setText] = useState<string>();
  const [status, setStatus] = useState('');
  useEffect(() => {
    let isLeft = false;
    setText(undefined);
    setStatus('');
    storedNote(place).then((note) => isLeft || setText(note));
    return () => {
      isLeft = true;
    };
  }, [place.file, place.heading]);
  if (text === undefined) return <p className={panel.quiet}>Loading…</p>;
  return (
    <aside className={panel.part} aria-label="Notes">
      <h2 className={panel.title}>Notes on “{place.heading}”</h2>
      {import.meta.env.DEV ? (
        <>
          <textarea
            className={panel.paste}
            aria-label={`Note on ${place.heading}`}
            rows={12}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <div className={panel.row}>
            <button
              type="button"
              className={desk.control}
              data-main=""
              onClick={async () => setStatus(await save({ ...place, text }))}
            >
              Save note
            </button>
            <span role="status">{status}</span>
          </div>
        </>
      ) : (
        <p style={{ whiteSpace: 'pre-wrap' }}>{text || 'There is no note on this story.'}</p>
      )}
      <p className={panel.quiet}>
        Kept in <code>{place.file}</code>.
      </p>
    </aside>
  );
}

interface Place {
  readonly file: string;
  /** The heading of the note in its file. */
  readonly heading: string;
}

/** Notes on generated stories are beside the scene, because the stories themselves are not in the repository. */
function placeOf(story: string): Place {
  const entry = storyEntry(story);
  const scene = entry?.generated ?? entry?.sibling;
  const file = scene ? `stories/${scene.scene}.scene.tsx` : (entry?.file ?? '');
  return { file: notesFile(file.slice(file.indexOf('stories/'))), heading: entry?.name ?? story };
}

/** Notes that were saved since the page was loaded. */
const saved = new Map<string, string>();
const keyOf = ({ file, heading }: Place) => `${file} ${heading}`;

async function storedNote(place: Place): Promise<string> {
  const known = saved.get(keyOf(place));
  if (known !== undefined) return known;
  const [, load] =
    Object.entries(files).find(([path]) => path.endsWith(`/${place.file.replace('stories/', '')}`)) ?? [];
  return notesIn((await load?.()) ?? '').get(place.heading) ?? '';
}

async function save({ file, heading, text }: Place & { readonly text: string }): Promise<string> {
  const failure = await sendChange('notes', { file, story: heading, text } satisfies NoteChange);
  if (failure !== undefined) return `The note was not saved. ${failure}`;
  saved.set(keyOf({ file, heading }), text);
  return 'Saved.';
}
