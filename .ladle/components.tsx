import '#theme/global.css.ts';
import '#stories/support/english.ts';
import { type ReactNode, StrictMode, useMemo } from 'react';
import { NowContext } from '#components/primitives/runtime/now-context.tsx';
import { WorkbenchPage } from '#stories/workbench/desk.tsx';
import { StoryFrame } from '#stories/workbench/story-frame.tsx';
import * as styles from './components.css.ts';

// Declared here because TypeScript 7 reports errors in the type sources of @ladle/react 5.1.1.
type ProviderProps = {
  children: ReactNode;
  globalState: { mode: 'full' | 'preview'; story: string };
};

const frozen = { now: Date.parse('2026-11-20T12:00:00Z'), frozen: true };

// Ladle parses this file as text and recognises only `export const`.
export const Provider = ({ children, globalState: { mode, story } }: ProviderProps) => {
  const now = useMemo(() => frozen, []);
  if (mode === 'full') return <WorkbenchPage story={story} />;
  return (
    <StrictMode>
      <div className={styles.page}>
        <NowContext value={now}>
          <StoryFrame story={story}>{children}</StoryFrame>
        </NowContext>
      </div>
    </StrictMode>
  );
};
