/** A story that a search can find. */
interface Searched {
  readonly name: string;
  /** All names of the story in lower case. */
  readonly text: string;
}

/**
 * Returns the stories that contain every word of a query, in any order: area, component, story or state. Stories whose
 * own name begins with the query come first.
 */
export function foundStories<S extends Searched>(stories: readonly S[], query: string): readonly S[] {
  const words = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const found = stories.filter(({ text }) => words.every((word) => text.includes(word)));
  const isFirst = ({ name }: Searched) => name.toLowerCase().startsWith(words.join(' '));
  return [...found.filter(isFirst), ...found.filter((story) => !isFirst(story))];
}
