import { useSyncExternalStore } from 'react';

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

const key = 'folkmoot-workbench-layout';
const usual: DeskLayout = { chart: 'panel', tab: 'machine', isPanelShown: true };

let current: DeskLayout | undefined;
const listeners = new Set<() => void>();

function deskLayout(): DeskLayout {
  current ??= { ...usual, ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
  return current as DeskLayout;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Changes the layout and keeps it. */
export function changeLayout(change: Partial<DeskLayout>): void {
  current = { ...deskLayout(), ...change };
  sessionStorage.setItem(key, JSON.stringify(current));
  for (const listener of listeners) listener();
}

/** Returns the layout of the workbench page. */
export const useDeskLayout = (): DeskLayout => useSyncExternalStore(subscribe, deskLayout);
