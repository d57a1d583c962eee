import type { Page, Request, Route } from '@playwright/test';
import type { StoryReport } from '#stories/support/page/story-stage.tsx';
import { injectAxe, wcagTags } from './axe.ts';
import { colourRules } from './axe-layout.ts';

/** A story, by the address of its file below `stories/` and the name of its export. */
export interface StoryAddress {
  readonly file: string;
  readonly name: string;
}

/** A palette in which stories are mounted. */
export type StoryPalette = 'light' | 'dark';

/** The network of a page with stories: loads the page's own assets, and records and refuses all other requests. */
export class StoryNetwork {
  readonly #refused: string[] = [];
  #loaded = 0;

  constructor(page: Page) {
    page.on('request', (request) => {
      if (isAsset(request)) this.#loaded += 1;
      else if (!isStoryFrame(request) && !isPage(request) && !isPhoto(request))
        this.#refused.push(`${request.method()} ${request.url()}`);
    });
  }

  /** Refuses requests from now on. Until then they are only recorded, because interception slows each asset down. */
  async guard(page: Page): Promise<void> {
    await page.unrouteAll();
    await page.route('**', (route) => this.#decide(route));
  }

  /** The number of assets loaded so far. */
  get loaded(): number {
    return this.#loaded;
  }

  /** Returns the requests recorded since the last call. */
  takeRefused(): string[] {
    return this.#refused.splice(0);
  }

  #decide(route: Route): Promise<void> {
    const request = route.request();
    // A contact sheet shows other stories in frames of the workbench itself.
    if (isStoryFrame(request)) return route.fulfill({ contentType: 'text/html', body: '' });
    if (isAsset(request) || isPage(request)) return route.continue();
    // The photos of scenes stay pending, as in the walks and in the workbench.
    if (isPhoto(request)) return Promise.resolve();
    return route.abort();
  }
}

const addressOf = (request: Request) => new URL(request.url());
const isAsset = (request: Request) => addressOf(request).pathname.startsWith('/assets/');
const isPhoto = (request: Request) => addressOf(request).pathname.startsWith('/photos/');
const isPage = (request: Request) => addressOf(request).pathname === '/' && addressOf(request).search === '';
const isStoryFrame = (request: Request) =>
  request.resourceType() === 'document' && addressOf(request).searchParams.has('story');

/** The most chunks that load one after the other before a story is complete. */
const longestChain = 6;

/**
 * Mounts a story and returns the findings. The story is mounted again until none of its code is loaded late, so that
 * the result does not depend on the network.
 */
export async function mountStory(
  page: Page,
  network: StoryNetwork,
  { file, name }: StoryAddress,
  palette: StoryPalette,
): Promise<StoryReport> {
  for (let times = 0; ; times += 1) {
    const { loaded } = network;
    const report = await page.evaluate(([path, story, colours]) => window.storyStage.show(path, story, colours), [
      file,
      name,
      palette,
    ] as const);
    if (network.loaded === loaded || times === longestChain) return report;
  }
}

/** Returns all stories in the files that a function accepts. */
export async function findStories(page: Page, isWanted: (file: string) => boolean): Promise<StoryAddress[]> {
  const files = (await page.evaluate(() => window.storyStage.files())).filter(isWanted).sort();
  return page.evaluate(async (paths) => {
    const names = await Promise.all(paths.map((file) => window.storyStage.names(file)));
    return paths.flatMap((file, index) => (names[index] ?? []).map((name) => ({ file, name })));
  }, files);
}

/** A finding of axe in a story. */
export interface StoryFinding {
  readonly isViolation: boolean;
  readonly rule: string;
  readonly target: string;
  readonly reason: string;
}

/**
 * Returns the violations of a story in a palette, and the checks that axe could not decide. In dark, runs only the rules
 * that read colours, because dark differs from light in colours only.
 */
export async function findInPalette(page: Page, palette: StoryPalette): Promise<StoryFinding[]> {
  await injectAxe(page);
  return page.evaluate(
    async (runOnly) => {
      const all = (globalThis as unknown as { axe: typeof import('axe-core') }).axe;
      // Of what a box scrolls out of view, axe cannot decide the contrast: it finds the parts above the box there, or
      // nothing below the end of the page.
      for (const box of document.querySelectorAll('body *')) if (box.scrollTop > 0) box.scrollTop = 0;
      document.body.style.minBlockSize = '4000px';
      const { violations, incomplete } = await all.run(document, {
        iframes: false,
        runOnly,
        resultTypes: ['violations', 'incomplete'],
      });
      document.body.style.minBlockSize = '';
      const findings = (found: typeof violations, isViolation: boolean) =>
        found.flatMap(({ id, nodes }) =>
          nodes.map(({ target, any, none }) => ({
            isViolation,
            rule: id,
            target: target.join(' '),
            reason: [...any, ...none][0]?.message ?? '',
          })),
        );
      return [...findings(violations, true), ...findings(incomplete, false)];
    },
    palette === 'dark' ? { type: 'rule' as const, values: colourRules } : { type: 'tag' as const, values: wcagTags },
  );
}
