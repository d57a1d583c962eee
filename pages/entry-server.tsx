import { AsyncLocalStorage } from 'node:async_hooks';
import { dehydrate } from '@tanstack/react-query';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { ApiFailure } from '#api/failure.ts';
import type { WordArea } from '#api/message-id.ts';
import { speakBy, type Words } from '#api/words.ts';
import type { PageContext } from './_app.tsx';
import { createApp } from './_app.tsx';
import { FragmentCache } from './-fragment-cache.ts';
import { ladenWith } from './-page-cargo.tsx';
import { PageDrawing } from './-page-drawing.ts';
import type { ScriptFiles } from './-page-scripts.tsx';
import { drawWhole } from './-whole-page.ts';

/**
 * The words of each request that is being answered: two readers of two languages may be served at once. They are let go once
 * the page is there: what outlives it, like the database's timers, would hold them, and with them all of the page.
 */
const spokenTo = new AsyncLocalStorage<{ words: Words | undefined }>();
speakBy(() => spokenTo.getStore()?.words);

/** The status of a page that shows a refusal is the refusal's own: 403, 404, 410. */
const statusOf = (router: ReturnType<typeof createApp>, rendered: number): number => {
  const refused = router.state.matches.find(({ status }) => status === 'error')?.error;
  return refused instanceof ApiFailure ? refused.status : rendered;
};

/** Parts of pages that look the same to many readers, drawn once. */
const fragments = new FragmentCache();

/** The built files of pages: the router's manifest, and the scripts of each route; there are none in development. */
export interface PageAssets {
  readonly manifest: Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>>;
  readonly scripts?: ScriptFiles;
}

/** What the server tells a page that is to be rendered. */
export interface RenderOptions {
  readonly context: Omit<PageContext, 'queryClient'>;
  /** The reader's words, and those of them that the page needs in the browser, as a text within `<script>`. */
  readonly spoken: {
    readonly words: Words;
    /** Tells apart books of words, of languages and of times. */
    readonly version: string;
    /** Hears which area of words the page needs in the browser, beside those that it said. */
    readonly needs: (area: WordArea) => void;
    readonly carried: () => string;
  };
  readonly assets: PageAssets;
  /** Marks the scripts that this page may run. */
  readonly nonce: string;
  /** Hears of parts that failed to render; the browser then tries them again. */
  readonly report: (error: unknown) => void;
}

/** The page's own scripts can be taken once; a page that is drawn twice needs them twice. */
const keepScripts = (router: ReturnType<typeof createApp>): void => {
  const { serverSsr } = router;
  if (!serverSsr) return;
  const take = serverSsr.takeInitialHydrationScriptTags;
  let taken: ReturnType<typeof take>;
  serverSsr.takeInitialHydrationScriptTags = () => {
    taken ??= take();
    return taken;
  };
};

/**
 * What the loaders were told, as JSON that may stand within `<script>`. What failed on the server is not in it: that is told by
 * the page's own error.
 */
const answersOf = (router: ReturnType<typeof createApp>, drawing: PageDrawing): string[] =>
  drawing.jsonOf(dehydrate(router.options.context.queryClient));

/** A page as it was rendered: the pieces of its HTML apart from the rest, since a `Response` would copy them. */
export interface Rendered {
  readonly status: number;
  readonly headers: Headers;
  readonly html: readonly (string | Buffer)[];
}

/** Renders the page behind a request: whole, with its status and headers. */
export async function render(
  request: Request,
  { context, spoken, assets, nonce, report }: RenderOptions,
): Promise<Rendered> {
  const drawing = new PageDrawing(fragments, { within: spoken.version, nonce, needed: spoken.needs });
  let html: Rendered['html'] = [];
  const handle = createRequestHandler({
    request,
    createRouter: () => createApp({ ...context, ...(assets.scripts && { scripts: assets.scripts }) }, nonce),
    getRouterManifest: () => assets.manifest,
  });
  const answer = handle.bind(undefined, async ({ responseHeaders, router }) => {
    keepScripts(router as never);
    const status = getSsrStatus(router);
    const drawn = await drawWhole(<RouterServer router={router} />, { nonce, report, drawing });
    // Only now is it known which words the page needs.
    const laden = ladenWith(nonce, { words: [spoken.carried()], answers: answersOf(router as never, drawing) });
    html = drawing.complete(await transformHtmlStringWithRouter(router, drawn), laden);
    return new Response(null, { status: statusOf(router as never, status), headers: responseHeaders });
  });
  const speaking = { words: drawing.hear(spoken.words) as Words | undefined };
  const { status, headers } = await spokenTo.run(speaking, answer).finally(() => {
    speaking.words = undefined;
  });
  return { status, headers, html };
}
