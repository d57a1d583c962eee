import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { Bench } from '#stories/workbench/bench.ts';
import { storyEntry } from '#stories/workbench/list/story-index.ts';
import { changeLayout, type PanelTab, useDeskLayout } from './desk-layout.ts';
import * as styles from './panel.css.ts';

const MachinePanel = lazy(() => import('./machine-panel.tsx').then((module) => ({ default: module.MachinePanel })));
const AccessPanel = lazy(() =>
  import('#stories/workbench/audit/access-panel.tsx').then((module) => ({ default: module.AccessPanel })),
);
const MeasurePanel = lazy(() =>
  import('#stories/workbench/measure/measure-panel.tsx').then((module) => ({ default: module.MeasurePanel })),
);
const NotePanel = lazy(() =>
  import('#stories/workbench/notes/note-panel.tsx').then((module) => ({ default: module.NotePanel })),
);

interface PanelProps {
  readonly bench: Bench | undefined;
  readonly story: string;
  /** The window of the story; undefined before it has announced itself. */
  readonly view: Window | undefined;
  /** The element below the story that can hold the chart. */
  readonly dock: HTMLElement | null;
}

const tabs: Readonly<Record<PanelTab, string>> = {
  machine: 'Machine',
  access: 'Accessibility',
  measure: 'Measure',
  notes: 'Notes',
};

/** The panel beside a story. It keeps its place while stories change, so that it never moves the story. */
export function Panel({ bench, story, view, dock }: PanelProps) {
  const { tab } = useDeskLayout();
  const hasMachine = useHasMachine(bench, story);
  const shown: PanelTab = tab === 'machine' && hasMachine === false ? 'notes' : tab;
  return (
    <div className={styles.panel} dir="ltr">
      <div className={styles.tabs} role="tablist" aria-label="Panel">
        {(Object.keys(tabs) as PanelTab[])
          .filter((name) => name !== 'machine' || hasMachine !== false)
          .map((name) => (
            <button
              key={name}
              id={`panel-tab-${name}`}
              type="button"
              role="tab"
              className={styles.tab}
              aria-selected={name === shown}
              aria-controls="panel-content"
              onClick={() => changeLayout({ tab: name })}
            >
              {tabs[name]}
            </button>
          ))}
      </div>
      <div className={styles.content} id="panel-content" role="tabpanel" aria-labelledby={`panel-tab-${shown}`}>
        <Suspense fallback={<p className={styles.quiet}>Loading…</p>}>
          {shown === 'machine' && bench && <MachinePanel bench={bench} story={story} dock={dock} />}
          {shown === 'access' && view && <AccessPanel view={view} story={story} />}
          {shown === 'measure' && view && <MeasurePanel key={story} view={view} />}
          {shown === 'notes' && <NotePanel story={story} />}
        </Suspense>
      </div>
    </div>
  );
}

const noView = { subscribe: () => () => undefined, getView: () => undefined };

/** The time within which the machines of a story start. */
const startTime = 1_500;

/** Returns whether a machine runs in the story; undefined while the story loads. */
function useHasMachine(bench: Bench | undefined, story: string): boolean | undefined {
  const { subscribe, getView } = bench ?? noView;
  const view = useSyncExternalStore(subscribe, getView);
  const [waited, setWaited] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWaited(story), startTime);
    return () => clearTimeout(timer);
  }, [story]);
  if (storyEntry(story)?.levels.at(-1) === 'States' || (view?.machines.length ?? 0) > 0) return true;
  return waited === story ? false : undefined;
}
