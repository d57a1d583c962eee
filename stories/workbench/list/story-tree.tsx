import { useEffect, useMemo, useState } from 'react';
import { RegionFilter } from '#stories/workbench/states/region-filter.tsx';
import { groupedStates, isChosen, type RegionChoice } from '#stories/workbench/states/state-filter.ts';
import { wordsOfParts } from '#stories/workbench/states/state-words.ts';
import { type StoryEntry, storyEntries, storyEntry } from './story-index.ts';
import { StoryLink } from './story-link.tsx';
import * as styles from './story-list.css.ts';

/** A level of the list: an area, a component, or its states. */
interface Level {
  readonly path: string;
  readonly name: string;
  readonly levels: readonly Level[];
  readonly stories: readonly StoryEntry[];
}

interface StoryTreeProps {
  readonly story: string;
  readonly onOpen: (id: string) => void;
}

/** The stories by area and component. The levels around the current story are open. */
export function StoryTree({ story, onOpen }: StoryTreeProps) {
  const levels = useMemo(() => levelsOf(storyEntries(), []), []);
  const current = storyEntry(story)?.levels ?? [];
  return <Levels levels={levels} current={current} story={story} onOpen={onOpen} />;
}

function levelsOf(entries: readonly StoryEntry[], above: readonly string[]): Level[] {
  const deeper = entries.filter(({ levels }) => levels.length > above.length);
  return [...Map.groupBy(deeper, ({ levels }) => levels[above.length] ?? '')].map(([name, own]) => {
    const path = [...above, name];
    return {
      path: path.join(' / '),
      name,
      levels: levelsOf(own, path),
      stories: own.filter(({ levels }) => levels.length === path.length),
    };
  });
}

interface LevelsProps extends StoryTreeProps {
  readonly levels: readonly Level[];
  /** The names of the levels around the current story. */
  readonly current: readonly string[];
}

const Levels = ({ levels, ...rest }: LevelsProps) => (
  <ul className={styles.items}>
    {levels.map((level) => (
      <LevelItem key={level.path} level={level} {...rest} />
    ))}
  </ul>
);

function LevelItem({ level, current, ...rest }: Omit<LevelsProps, 'levels'> & { readonly level: Level }) {
  const isAround = current[0] === level.name;
  const [isOpen, open] = useState(isAround);
  useEffect(() => {
    if (isAround) open(true);
  }, [isAround]);
  return (
    <li>
      <button type="button" className={styles.level} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {level.name}
      </button>
      {isOpen && (
        <div className={styles.inner}>
          <StoryItems entries={level.stories} {...rest} />
          <Levels levels={level.levels} current={isAround ? current.slice(1) : []} {...rest} />
        </div>
      )}
    </li>
  );
}

interface StoryItemsProps extends StoryTreeProps {
  readonly entries: readonly StoryEntry[];
}

/** Returns the written stories of a level, the live story and the contact sheet before the states. */
const inOrder = (entries: readonly StoryEntry[]) => [
  ...entries.filter(({ generated }) => !generated),
  ...entries.filter(({ generated }) => generated),
];

/** The stories of a level. States are grouped by the first region of their machine and filtered by any region. */
function StoryItems({ entries, story, onOpen }: StoryItemsProps) {
  const [choice, choose] = useState<RegionChoice>({});
  return (
    <>
      <RegionFilter states={entries} choice={choice} onChoose={choose} />
      {groupedStates(inOrder(entries.filter((entry) => isChosen(entry, choice)))).map(({ heading, states }) => (
        <section key={heading} aria-label={heading || undefined}>
          {heading && <h3 className={styles.heading}>{heading}</h3>}
          <ul className={styles.items}>
            {states.map((entry) => (
              <li key={entry.id}>
                <StoryLink entry={entry} isCurrent={entry.id === story} onOpen={onOpen}>
                  {heading ? wordsOfParts(entry.parts.slice(1)) : entry.name}
                </StoryLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
