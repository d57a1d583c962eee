import './story-date.ts';
import { type ReactNode, StrictMode } from 'react';
import { NowContext } from '#components/primitives/runtime/now-context.tsx';
import { modelStart } from '#machines/model/model.ts';
import { StoryFrame } from '#stories/workbench/story-frame.tsx';
import * as styles from './story-page.css.ts';

const frozen = { now: modelStart, frozen: true };

interface StoryPageProps {
  /** The ID of the story, as Ladle forms it from its title and name. */
  readonly story: string;
  readonly children: ReactNode;
}

/** The page around a story in its own window: the forum's page colours, a fixed time, and the workbench's bench. */
export const StoryPage = ({ story, children }: StoryPageProps) => (
  <StrictMode>
    <div className={styles.page}>
      <NowContext value={frozen}>
        <StoryFrame story={story}>{children}</StoryFrame>
      </NowContext>
    </div>
  </StrictMode>
);
