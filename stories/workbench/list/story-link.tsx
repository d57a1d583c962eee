import { changedSearch } from '#stories/workbench/settings.ts';
import type { StoryEntry } from './story-index.ts';
import * as styles from './story-list.css.ts';

interface StoryLinkProps {
  readonly entry: StoryEntry;
  readonly isCurrent: boolean;
  readonly onOpen: (id: string) => void;
  readonly children: React.ReactNode;
}

/** The link to a story. It opens the story without a reload. */
export function StoryLink({ entry: { id, name }, isCurrent, onOpen, children }: StoryLinkProps) {
  return (
    <a
      className={styles.link}
      href={changedSearch('', { story: id })}
      title={name}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(id);
      }}
    >
      {children}
    </a>
  );
}
