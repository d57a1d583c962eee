import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { changedSearch, moveTo } from '#stories/workbench/settings.ts';
import { type StoryEntry, storyEntries } from './story-index.ts';
import { StoryLink } from './story-link.tsx';
import * as styles from './story-list.css.ts';
import { foundStories } from './story-search.ts';
import { StoryTree } from './story-tree.tsx';

/** The maximum number of results that are rendered. */
const mostResults = 150;

/** The list of all stories, with a search over areas, components, stories and states. */
export const StoryList = memo(function StoryList({ story }: { readonly story: string }) {
  const [query, setQuery] = useState('');
  const [isShown, show] = useState(false);
  const wanted = useDeferredValue(query);
  const found = useMemo(() => foundStories(storyEntries(), wanted), [wanted]);
  const input = useRef<HTMLInputElement>(null);
  useSlash(input);
  const open = (id: string) => {
    moveTo(window, changedSearch('', { story: id }));
    show(false);
  };
  return (
    <nav className={styles.list} aria-label="Stories" data-shown={isShown ? '' : undefined} dir="ltr">
      <div className={styles.head}>
        <button type="button" className={styles.toggle} aria-expanded={isShown} onClick={() => show(!isShown)}>
          Stories
        </button>
        <input
          ref={input}
          className={styles.input}
          type="search"
          aria-label="Search stories"
          placeholder="Search (press /)"
          value={query}
          onFocus={() => show(true)}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={({ key }) => {
            const [first] = key === 'Enter' ? foundStories(storyEntries(), query) : [];
            if (first) open(first.id);
          }}
        />
      </div>
      <div className={styles.body}>
        {wanted.trim() === '' ? (
          <StoryTree story={story} onOpen={open} />
        ) : (
          <Results found={found} story={story} onOpen={open} />
        )}
      </div>
    </nav>
  );
});

interface ResultsProps {
  readonly found: readonly StoryEntry[];
  readonly story: string;
  readonly onOpen: (id: string) => void;
}

function Results({ found, story, onOpen }: ResultsProps) {
  return (
    <>
      <p className={styles.quiet} role="status">
        {found.length === 1 ? '1 story' : `${found.length} stories`}
        {found.length > mostResults && `, the first ${mostResults} are shown`}
      </p>
      <ul className={styles.items}>
        {found.slice(0, mostResults).map((entry) => (
          <li key={entry.id} className={styles.result}>
            <StoryLink entry={entry} isCurrent={entry.id === story} onOpen={onOpen}>
              <span className={styles.quiet}>{entry.levels.join(' / ')}</span>
              {entry.name}
            </StoryLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Focuses the search when `/` is pressed outside a text field. */
function useSlash(input: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select');
      if (event.key !== '/' || isTyping) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [input]);
}
