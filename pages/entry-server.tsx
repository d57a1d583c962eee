import { AsyncLocalStorage } from 'node:async_hooks';
import { dehydrate } from '@tanstack/react-query';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { ApiFailure } from '#api/failure.ts';
import type { MessageArea } from '#api/message-id.ts';
import { setTranslationSource, type Translations } from '#api/translations.ts';
import { FragmentCache } from '#pages/-rendering/fragment-cache.ts';
import { type FullPageOptions, hasAllWidgets, renderFullPage } from '#pages/-rendering/full-page.ts';
import { createPageData } from '#pages/-rendering/page-data.tsx';
import { PageRendering } from '#pages/-rendering/page-rendering.ts';
import type { ScriptFiles } from '#pages/-rendering/page-scripts.tsx';
import type { PageContext } from './_app.tsx';
import { createApp } from './_app.tsx';

/**
 * The translations of each request; requests in several languages may be handled concurrently. They are released when
 * the page is complete. Otherwise resources that outlive the request, such as the database's timers, would retain the
 * page's memory.
 */
const requestTranslations = new AsyncLocalStorage<{ words: Translations | undefined }>();
setTranslationSource(() => requestTranslations.getStore()?.words);

/** Returns the HTTP status of a page. An error page has the status of its error: 403, 404, 410. */
const statusOf = (router: ReturnType<typeof createApp>, rendered: number): number => {
  const refused = router.state.matches.find(({ status }) => status === 'error')?.error;
  return refused instanceof ApiFailure ? refused.status : rendered;
};

/** The rendered fragments that many viewers share. */
const fragments = new FragmentCache();

/**
 * The built files of pages: the router's manifest, and the scripts of each route and widget. There are no scripts in
 * development.
 */
export interface PageAssets {
  readonly manifest: Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>>;
  readonly scripts?: ScriptFiles;
  readonly widgetScripts?: ScriptFiles;
}

/** The options the server passes to the rendering of a page. */
export interface RenderOptions {
  readonly context: Omit<PageContext, 'queryClient'>;
  /**
   * The viewer's translations, and a function that returns those the page needs in the browser, as text for `<script>`.
   */
  readonly pageTranslations: {
    readonly words: Translations;
    /** Identifies the language and version of the translations. */
    readonly version: string;
    /** Records an area that the page needs in the browser in addition to those it rendered. */
    readonly needs: (area: MessageArea) => void;
    readonly carried: () => string;
  };
  readonly assets: PageAssets;
  /** The nonce of the scripts that this page may run. */
  readonly nonce: string;
  /** Receives errors of parts that failed to render, with the widget. The browser then tries to render them again. */
  readonly report: FullPageOptions['report'];
}

/** Lets the router's hydration scripts be read more than once, because a page may be rendered twice. */
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

/** Returns the query data as JSON for `<script>`. Failed queries are not included; the page's error carries them. */
const answersOf = (router: ReturnType<typeof createApp>, rendering: PageRendering): string[] =>
  rendering.jsonOf(dehydrate(router.options.context.queryClient));

/** A rendered page. The HTML is stored as pieces outside of the `Response`, which would copy them. */
export interface Rendered {
  readonly status: number;
  readonly headers: Headers;
  readonly html: readonly (string | Buffer)[];
  /** Whether all widgets are in the page. Otherwise it must not be cached. */
  readonly isComplete: boolean;
}

/** Renders the complete page of a request, with its status and headers. */
export async function render(
  request: Request,
  { context, pageTranslations, assets, nonce, report }: RenderOptions,
): Promise<Rendered> {
  const rendering = new PageRendering(fragments, {
    within: pageTranslations.version,
    nonce,
    needed: pageTranslations.needs,
  });
  let html: Rendered['html'] = [];
  let isComplete = true;
  const { manifest: _, ...scripts } = assets;
  const handle = createRequestHandler({
    request,
    createRouter: () => createApp({ ...context, ...scripts }, nonce),
    getRouterManifest: () => assets.manifest,
  });
  const answer = handle.bind(undefined, async ({ responseHeaders, router }) => {
    keepScripts(router as never);
    const status = getSsrStatus(router);
    const drawn = await renderFullPage(<RouterServer router={router} />, { nonce, report, drawing: rendering });
    isComplete = hasAllWidgets(drawn);
    // The translations the page needs are known only after rendering.
    const pageData = createPageData(nonce, {
      words: [pageTranslations.carried()],
      answers: answersOf(router as never, rendering),
    });
    html = rendering.complete(await transformHtmlStringWithRouter(router, drawn), pageData);
    return new Response(null, { status: statusOf(router as never, status), headers: responseHeaders });
  });
  const speaking = { words: rendering.hear(pageTranslations.words) as Translations | undefined };
  const { status, headers } = await requestTranslations.run(speaking, answer).finally(() => {
    speaking.words = undefined;
  });
  return { status, headers, html, isComplete };
}
