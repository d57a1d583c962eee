import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Bench } from './bench.ts';
import * as styles from './desk.css.ts';
import { changedSearch, moveTo, type Settings, settingsParams, useDeskSettings } from './settings.ts';
import { Switches } from './switches.tsx';

const MachinePanel = lazy(() => import('./machine-panel.tsx').then((module) => ({ default: module.MachinePanel })));

/** The workbench page: a toolbar, the story in its own frame, and the panel of its machines. */
export function WorkbenchPage({ story }: { story: string }) {
  const settings = useDeskSettings();
  const bench = useStoryBench();
  const [isPanelShown, showPanel] = useState(true);
  useSystemPalette();
  useAddress(story, settings);
  const search = changedSearch('', { story, mode: 'preview', ...settingsParams(settings) });
  return (
    <div className={styles.desk}>
      <div className={styles.bar}>
        <Switches />
        <span className={styles.spacer} />
        <a
          className={styles.control}
          href={search}
          target="_blank"
          rel="noreferrer"
          title="Opens the story in a new tab, without the workbench"
        >
          Open alone ↗
        </a>
        <button
          type="button"
          className={styles.control}
          aria-pressed={isPanelShown}
          onClick={() => showPanel(!isPanelShown)}
        >
          Machine
        </button>
      </div>
      <div className={styles.body}>
        <Stage search={search} width={settings.width} />
        {isPanelShown && bench && (
          <Suspense>
            <PanelWhereNeeded bench={bench} story={story} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function PanelWhereNeeded({ bench, story }: { bench: Bench; story: string }) {
  const { machines } = useSyncExternalStore(bench.subscribe, bench.getView);
  return machines.length > 0 ? <MachinePanel bench={bench} story={story} /> : null;
}

/** Returns the bench of the story's window, once the window has announced it. */
function useStoryBench(): Bench | undefined {
  const [bench, setBench] = useState<Bench>();
  useEffect(() => {
    const listen = (event: Event) => setBench((event as CustomEvent<Bench>).detail);
    window.addEventListener('folkmoot-bench', listen);
    return () => window.removeEventListener('folkmoot-bench', listen);
  }, []);
  return bench;
}

/** Makes the workbench page follow the system's palette. Ladle supports only two palettes and would override it. */
function useSystemPalette() {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const hold = () => {
      if (root.dataset['theme'] !== 'system') root.dataset['theme'] = 'system';
    };
    hold();
    const watch = new MutationObserver(hold);
    watch.observe(root, { attributeFilter: ['data-theme'] });
    return () => watch.disconnect();
  }, []);
}

/**
 * Synchronizes the address of the page with the story and its settings. A path belongs to one story and is removed when
 * the story changes.
 */
function useAddress(story: string, settings: Settings) {
  const before = useRef(story);
  useEffect(() => {
    const isOther = before.current !== story;
    before.current = story;
    const all = { palette: undefined, dir: undefined, width: undefined, text: undefined, lang: undefined };
    const path = isOther ? { machine: undefined, path: undefined, start: undefined } : {};
    const search = changedSearch(location.search, {
      ...all,
      motion: undefined,
      ...path,
      ...settingsParams(settings),
      story,
    });
    history.replaceState(history.state, '', search);
  }, [story, settings]);
}

function Stage({ search, width }: { search: string; width: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLElement>(null);
  const room = useWidth(stage);
  // The first address includes the path of a link. Later addresses are pushed into the existing frame.
  const [first] = useState(() => withPath(search));
  const isFirst = useRef(true);
  useEffect(() => {
    const { contentWindow } = frame.current ?? {};
    if (!isFirst.current && contentWindow) moveTo(contentWindow, search);
    isFirst.current = false;
  }, [search]);
  const scale = width > 0 ? Math.min(1, room / width) : 1;
  const size = width > 0 ? { inlineSize: width, blockSize: `${100 / scale}%`, transform: `scale(${scale})` } : {};
  const inTheMiddle = scale < 1 ? { marginInlineStart: (room - width) / 2 } : {};
  return (
    <section ref={stage} className={styles.stage} aria-label="Story">
      <iframe
        ref={frame}
        title="Story preview"
        className={styles.frame}
        data-sized={width > 0 ? '' : undefined}
        style={{ ...size, ...inTheMiddle }}
        src={first}
      />
      {width > 0 && (
        <span className={styles.measure}>
          {width} px{scale < 1 && `, scaled to ${Math.round(scale * 100)} %`}
        </span>
      )}
    </section>
  );
}

const withPath = (search: string) => {
  const params = new URLSearchParams(location.search);
  const param = (name: string) => params.get(name) ?? undefined;
  return changedSearch(search, { machine: param('machine'), path: param('path'), start: param('start') });
};

function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    const watch = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return width;
}
