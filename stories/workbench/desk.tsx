import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { benchMessage } from './bench-message.ts';
import * as styles from './desk.css.ts';
import { useFrameMessage } from './frame-message.ts';
import { PageLink } from './list/page-link.tsx';
import { hasPanel } from './list/story-index.ts';
import { StoryList } from './list/story-list.tsx';
import { changeLayout, useDeskLayout } from './panel/desk-layout.ts';
import { Panel } from './panel/panel.tsx';
import { changedSearch, type Settings, settingsParams, useDeskSettings, useFrameSearch } from './settings.ts';
import { Switches } from './switches.tsx';
import { useSize } from './use-size.ts';

/** The workbench page: the list of stories, a toolbar, the story in its own frame, and the panel. */
export function WorkbenchPage({ story }: { story: string }) {
  const settings = useDeskSettings();
  const { isPanelShown: isPanelWanted, chart } = useDeskLayout();
  const isPanelShown = isPanelWanted && hasPanel(story);
  const { bench, view } = useFrameMessage(benchMessage) ?? {};
  const [dock, setDock] = useState<HTMLElement | null>(null);
  useSystemPalette();
  useAddress(story, settings);
  const search = changedSearch('', { story, mode: 'preview', ...settingsParams(settings) });
  return (
    <div className={styles.page}>
      <StoryList story={story} />
      <div className={styles.desk}>
        <div className={styles.bar}>
          <Switches />
          <span className={styles.spacer} />
          <PageLink story={story} settings={settings} />
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
            disabled={!hasPanel(story)}
            onClick={() => changeLayout({ isPanelShown: !isPanelWanted })}
          >
            Panel
          </button>
        </div>
        <div className={styles.body}>
          <div className={styles.column}>
            <Stage search={search} width={settings.width} />
            {isPanelShown && chart === 'below' && <div ref={setDock} className={styles.dock} data-dock="" />}
          </div>
          {isPanelShown && <Panel bench={bench} story={story} view={view} dock={dock} />}
        </div>
      </div>
    </div>
  );
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
  const { width: room } = useSize(stage);
  // The first address includes the path of a link. Later addresses are pushed into the existing frame.
  const [first] = useState(() => withPath(search));
  useFrameSearch(frame, search);
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
