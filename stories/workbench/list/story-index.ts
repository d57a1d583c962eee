import { stories } from 'virtual:generated-list';
import { plainWords, type StatePart, wordsOfParts } from '#stories/workbench/states/state-words.ts';

/** The state of a generated story, as `scripts/state-stories.ts` writes it. */
export interface GeneratedState {
  /** `<folder>/<stem>` of the scene. */
  readonly scene: string;
  readonly state: string;
  readonly parts: readonly StatePart[];
}

/** A story in the list of the workbench. */
export interface StoryEntry {
  readonly id: string;
  /** The names of the enclosing levels of the list: area, component, and `States` for generated stories. */
  readonly levels: readonly string[];
  readonly name: string;
  /** The file of the story. */
  readonly file: string;
  /** The state of a generated story. */
  readonly generated: GeneratedState | undefined;
  /** A state of the same machine, for the live story and the contact sheet. */
  readonly sibling: GeneratedState | undefined;
  readonly parts: readonly StatePart[];
  /** All names of the story in lower case, for the search. */
  readonly text: string;
}

const generated = Object.values(
  import.meta.glob<Readonly<Record<string, GeneratedState>>>('#stories/states/index.json', {
    eager: true,
    import: 'default',
  }),
)[0];

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

let entries: readonly StoryEntry[] | undefined;

/** Returns all stories in the order of the list. */
export function storyEntries(): readonly StoryEntry[] {
  // Ladle's list imports the workbench, so it is complete only after both modules are loaded.
  entries ??= Object.entries(stories)
    .map(([id, { entry }]) => entryOf(id, entry))
    .sort(byPlace);
  return entries;
}

/** Checks whether a story has a panel. Contact sheets and the pages of the workbench have none. */
export const hasPanel = (id: string): boolean => !/^(start|components|workbench|theme)--|--contact-sheet$/.test(id);

let entriesById: ReadonlyMap<string, StoryEntry> | undefined;

/** Returns a story by its ID. */
export function storyEntry(id: string): StoryEntry | undefined {
  entriesById ??= new Map(storyEntries().map((entry) => [entry.id, entry]));
  return entriesById.get(id);
}

/** Returns the ID of the generated story of a machine's state. The machine is named by `<area>/<stem>`. */
export const storyOfState = (address: string, state: string): string | undefined =>
  Object.entries(generated ?? {}).find(
    ([id, known]) => id.startsWith(`${address.replace('/', '--')}--`) && known.state === state,
  )?.[0];

function entryOf(id: string, file: string): StoryEntry {
  const path = id.split('--').map((level) => capital(plainWords(level)));
  const state = generated?.[id];
  const sibling = file.includes('stories/states/') ? scenesByFile().get(id.slice(0, id.lastIndexOf('--'))) : undefined;
  const parts = state?.parts ?? [];
  const name = state ? capital(wordsOfParts(parts)) : (path.at(-1) ?? id);
  const levels = path.slice(0, -1);
  const text = `${levels.join(' ')} ${name} ${state?.state ?? ''} ${id.replaceAll('-', ' ')}`.toLowerCase();
  return { id, levels, name, file, generated: state, sibling, parts, text };
}

let byFile: ReadonlyMap<string, GeneratedState> | undefined;

/** Returns a state for each generated file, by the common start of the IDs of its stories. */
function scenesByFile(): ReadonlyMap<string, GeneratedState> {
  byFile ??= new Map(Object.entries(generated ?? {}).map(([id, state]) => [id.slice(0, id.lastIndexOf('--')), state]));
  return byFile;
}

/** The first levels that come before the areas, in the order of `.ladle/config.mjs`. */
const rank = (level: string) => ({ Start: -4, Components: -3, Theme: -2, Workbench: -1 })[level] ?? 0;

/** Sorts by the levels; generated stories keep the order of the exploration, after all other stories of a component. */
function byPlace(a: StoryEntry, b: StoryEntry): number {
  for (const [index, level] of a.levels.entries()) {
    const other = b.levels[index];
    if (other === undefined) return 1;
    if (level !== other) return rank(level) - rank(other) || (level < other ? -1 : 1);
  }
  return a.levels.length - b.levels.length;
}
