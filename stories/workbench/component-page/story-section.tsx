import type { StoryFact } from '#scripts/component-pages/facts.ts';
import { storyLink } from '#stories/workbench/story-links.ts';
import * as styles from './component-page.css.ts';
import { Inline } from './docs.tsx';

interface StorySectionProps {
  readonly stories: readonly StoryFact[];
  readonly states: readonly StoryFact[];
}

/** The links to the written stories of a component and to the stories of its machine's states. */
export const StorySection = ({ stories, states }: StorySectionProps) => (
  <div className={styles.columns}>
    {stories.length > 0 && <StoryLinks title="Stories" list={stories} />}
    {states.length > 0 && <StoryLinks title="States of its machine" list={states} />}
  </div>
);

const StoryLinks = ({ title, list }: { title: string; list: readonly StoryFact[] }) => (
  <div>
    <h3 className={styles.subtitle}>{title}</h3>
    <ul className={styles.links}>
      {list.map(({ id, name, about }) => (
        <li key={id}>
          <a href={storyLink(id)} target="_top">
            {name}
          </a>
          {about && (
            <span className={styles.quiet}>
              {' '}
              <Inline text={about} />
            </span>
          )}
        </li>
      ))}
    </ul>
  </div>
);
