import { useSyncExternalStore } from 'react';
import { tabStore } from '#stories/workbench/tab-store.ts';

/** The place of the chart: in the panel, below the story, or over the whole window. */
export type ChartPlace = 'panel' | 'below' | 'full';

/** A tab of the panel. */
export type PanelTab = 'machine' | 'access' | 'measure' | 'notes';

/** The layout of the workbench page, kept for the tab of the browser. */
export interface DeskLayout {
  readonly chart: ChartPlace;
  readonly tab: PanelTab;
  readonly isPanelShown: boolean;
}

const usual: DeskLayout = { chart: 'panel', tab: 'machine', isPanelShown: true };

const layout = tabStore<DeskLayout>('folkmoot-workbench-layout', (stored) => ({ ...usual, ...stored }));

/** Changes the layout and keeps it. */
export const changeLayout = layout.change;

/** Returns the layout of the workbench page. */
export const useDeskLayout = (): DeskLayout => useSyncExternalStore(layout.subscribe, layout.get);
