import type { DehydratedState } from '@tanstack/react-query';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type Api, createApi, httpTransport } from '#api/api.ts';
import { ApiFailure } from '#api/failure.ts';
import { setTranslationSource } from '#api/translations.ts';
import { storeEarlyText } from '#components/composer/editor/early-text.ts';
import { replayEarlyClicks } from '#components/shell/page/early-clicks.ts';
import { loadErrorPages } from '#components/shell/page/lazy-error-page.tsx';
import { preloadRouteTranslations } from '#components/shell/site/route-translations.ts';
import { readPageData } from '#pages/-rendering/page-data.tsx';
import { createPageTranslations } from '#pages/-rendering/page-translations.tsx';
import { storedPalette } from '#theme/palette.ts';
import { createApp } from './_app.tsx';

// While a dialog locks scrolling, it adds a style element; `get-nonce` reads its nonce from this variable.
Object.assign(globalThis, { __webpack_nonce__: document.querySelector<HTMLElement>('script[nonce]')?.nonce });

replayEarlyClicks();
storeEarlyText();

/** Ends the current task, so that the browser can paint and handle input before the next one. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const { words, answers } = readPageData();
const spoken = createPageTranslations(words);
setTranslationSource(() => spoken);

const renderedAt = Number(document.documentElement.dataset['renderedAt'] ?? Date.now());

const [sectionID, slug] = document.documentElement.dataset['section']?.split(' ') ?? [];
const section = slug === undefined ? undefined : { sectionID: Number(sectionID), slug };

/** Creates the router and hydrates the page in a transition, so that the browser can handle input in between. */
const begin = async (api: Api) => {
  await nextTask();
  const context = { api, siteUrl: location.origin, palette: storedPalette(), renderedAt, section };
  const router = createApp(context, undefined, answers as DehydratedState);
  preloadRouteTranslations(Object.values(router.routesById));
  const hydratePage = () =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RouterClient router={router} />
        </StrictMode>,
        {
          // An API error has its own page and is not logged. React reports it again during hydration.
          onRecoverableError: (error) =>
            (error as Error).cause instanceof ApiFailure || console.error('hydration:', error),
          onCaughtError: (error) => error instanceof ApiFailure || console.error(error),
        },
      );
    });
  // React rerenders an error page during hydration, so its component must be loaded first. Otherwise its text would
  // disappear for a moment.
  if (document.querySelector('[data-fault]')) await loadErrorPages();
  await nextTask();
  hydratePage();
};

const overSite = createApi(httpTransport);
if (section)
  void import('#api/administration/layout/section-api.ts').then(({ apiInSection }) =>
    begin(apiInSection(overSite, section)),
  );
else void begin(overSite);
