import '#theme/global.css.ts';
import '#stories/support/english.ts';
import './components.css.ts';
import type { ReactNode } from 'react';
import { StoryPage } from '#stories/support/page/story-page.tsx';
import { WorkbenchPage } from '#stories/workbench/desk.tsx';

// Declared here because TypeScript 7 reports errors in the type sources of @ladle/react 5.1.1.
type ProviderProps = {
  children: ReactNode;
  globalState: { mode: 'full' | 'preview'; story: string };
};

// Ladle parses this file as text and recognises only `export const`.
export const Provider = ({ children, globalState: { mode, story } }: ProviderProps) =>
  mode === 'full' ? <WorkbenchPage story={story} /> : <StoryPage story={story}>{children}</StoryPage>;
