import '#theme/global.css.ts';
import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { forgetVisit } from '#stories/support/forget-visit.ts';
import { moveTo } from '#stories/workbench/settings.ts';
import { isSomethingVisible } from './something-visible.ts';
import { StoryPage } from './story-page.tsx';
import { textsOfPage } from './texts-of-page.ts';

type StoryModule = { readonly default?: { readonly title?: string } } & Readonly<Record<string, ComponentType>>;

// The start page, the pages of components and the pages of the workbench show other stories and its reports.
const files = import.meta.glob<StoryModule>([
  '../../**/*.stories.tsx',
  '!../../components/**',
  '!../../start/**',
  '!../../workbench/**',
]);

/** The exports of a story file that are no stories of the forum: the title, and the sheet of a machine's states. */
const apart = ['default', 'ContactSheetOfAll'];

/** The findings about a mounted story. */
export interface StoryReport {
  /** The rendered page, with generated IDs numbered from the start. */
  readonly html: string;
  /** The texts of the page, with values and labels. */
  readonly texts: readonly string[];
  /** Whether the page shows neither a text nor a picture, a field or a control. */
  readonly isBlank: boolean;
  /** Whether a story that is marked as empty shows something. */
  readonly isFalselyEmpty: boolean;
  /** The warnings and errors of the console, and uncaught errors. */
  readonly messages: readonly string[];
}

/** The functions by which a test mounts stories, one after the other. */
export interface StoryStageControl {
  /** Returns the addresses of all story files, relative to `stories/`. */
  files(): string[];
  /** Returns the names of the stories in a file. */
  names(file: string): Promise<string[]>;
  /** Mounts a story alone in a palette, waits until it is stable, and returns the findings. */
  show(file: string, name: string, palette: 'light' | 'dark'): Promise<StoryReport>;
  /** Changes the palette and the direction of the mounted story. */
  choose(palette: 'light' | 'dark' | 'contrast', dir: 'ltr' | 'rtl'): void;
  /** Returns the texts of the mounted story, after all that a person waits for has appeared. */
  texts(): Promise<readonly string[]>;
}

declare global {
  interface Window {
    storyStage: StoryStageControl;
  }
}

const moduleOf = (file: string): Promise<StoryModule> =>
  files[`../../${file}`]?.() ?? Promise.reject(new Error(`There is no story file stories/${file}.`));

/** The page on which a test mounts stories, each within the page that the workbench renders it in. */
export function StoryStage() {
  const [{ story, Content }, setShown] = useState<Shown>({ story: '', Content: () => null });
  useEffect(() => {
    const messages = collectMessages();
    window.storyStage = {
      files: () => Object.keys(files).map((file) => file.replace('../../', '')),
      names: async (file) => Object.keys(await moduleOf(file)).filter((name) => !apart.includes(name)),
      show: async (file, name, palette) => {
        const { [name]: Story } = await moduleOf(file);
        if (!Story) throw new Error(`stories/${file} exports no story ${name}.`);
        flushSync(() => setShown({ story: '', Content: () => null }));
        forgetVisit();
        // The workbench's settings are part of the address.
        history.replaceState(null, '', `/?palette=${palette}`);
        messages.length = 0;
        flushSync(() => setShown({ story: `${file} ${name}`, Content: Story }));
        await untilStable();
        if (!isSomethingVisible(document.body)) await after(loaderPause);
        const empty = document.querySelector('[data-empty-story]');
        return {
          html: renderedPage(),
          texts: textsOfPage(),
          isBlank: !isSomethingVisible(document.body),
          isFalselyEmpty: empty !== null && isSomethingVisible(empty),
          messages: [...messages],
        };
      },
      choose: (palette, dir) => moveTo(window, `/?palette=${palette}&dir=${dir}`),
      texts: async () => {
        await after(loaderPause);
        await untilStable();
        return textsOfPage();
      },
    };
  }, []);
  return (
    <StoryPage story={story}>
      <Boundary key={story}>
        <Content />
      </Boundary>
    </StoryPage>
  );
}

interface Shown {
  readonly story: string;
  readonly Content: ComponentType;
}

/** Keeps the page mounted when a story throws. React reports the error to the console. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render = () => (this.state.hasFailed ? null : this.props.children);
}

/** Returns a list to which warnings, errors and uncaught errors are added from now on. */
function collectMessages(): string[] {
  const messages: string[] = [];
  for (const level of ['warn', 'error'] as const) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      messages.push(`console.${level}: ${values.map(String).join(' ')}`);
      write(...values);
    };
  }
  window.addEventListener('error', ({ message }) => {
    // The browser reports in this way that it measures a part again in the next frame.
    if (!message.startsWith('ResizeObserver loop')) messages.push(`uncaught: ${message}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => messages.push(`unhandled rejection: ${reason}`));
  return messages;
}

/** The time in milliseconds after which a story without changes counts as stable. */
const stillness = 40;
/** The longest wait in milliseconds for a stable story. */
const longestWait = 2_000;

/** Waits until the story is in its state (`InState`) and nothing changes any more. */
const untilStable = () =>
  new Promise<void>((resolve) => {
    const isReaching = () => document.documentElement.dataset['reaching'] !== undefined;
    const look = () => {
      if (isReaching()) timer = setTimeout(look, stillness);
      else stop();
    };
    const stop = () => {
      watch.disconnect();
      clearTimeout(timer);
      clearTimeout(limit);
      resolve();
    };
    let timer = setTimeout(look, stillness);
    const limit = setTimeout(stop, longestWait);
    const watch = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(look, stillness);
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  });

/** A loader is visible 150 ms after it appears. */
const loaderPause = 300;

const after = (span: number) => new Promise((resolve) => setTimeout(resolve, span));

/** Returns the HTML of the page. React counts IDs over all stories, so they are numbered from the start. */
function renderedPage(): string {
  const ids = new Map<string, number>();
  return document.body.innerHTML.replaceAll(/_r_[0-9a-z]+_/g, (id) => {
    if (!ids.has(id)) ids.set(id, ids.size);
    return `_r_${ids.get(id)}_`;
  });
}
