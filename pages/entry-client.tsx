import type { DehydratedState } from '@tanstack/react-query';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type Api, createApi, overHttp } from '#api/api.ts';
import { ApiFailure } from '#api/failure.ts';
import { speakBy } from '#api/words.ts';
import { keepEarlyWords } from '#components/composer/early-words.ts';
import { keepEarlyClicks } from '#components/shell/early-clicks.ts';
import { loadFaultPages } from '#components/shell/late-fault-page.tsx';
import { keptPalette } from '#theme/palette.ts';
import { createApp } from './_app.tsx';
import { cargoOfPage } from './-page-cargo.tsx';
import { wordsOfPage } from './-page-words.tsx';

// Dialogs write a style of their own while they hold the page still; `get-nonce` finds its nonce here.
Object.assign(globalThis, { __webpack_nonce__: document.querySelector<HTMLElement>('script[nonce]')?.nonce });

keepEarlyClicks();
keepEarlyWords();

/** Ends the task: what follows is one of its own, so that the browser can paint and answer in between. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const { words, answers } = cargoOfPage();
const spoken = wordsOfPage(words);
speakBy(() => spoken);

const renderedAt = Number(document.documentElement.dataset['renderedAt'] ?? Date.now());

const [sectionID, slug] = document.documentElement.dataset['section']?.split(' ') ?? [];
const section = slug === undefined ? undefined : { sectionID: Number(sectionID), slug };

/** Makes the router and lets the page come alive, as a transition, so that the browser can answer between two slices of it. */
const begin = async (api: Api) => {
  await nextTask();
  const context = { api, siteUrl: location.origin, palette: keptPalette(), renderedAt, section };
  const router = createApp(context, undefined, answers as DehydratedState);
  const comeAlive = () =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RouterClient router={router} />
        </StrictMode>,
        {
          // A refusal has its own page and is no fault; React meets it once more while it takes over.
          onRecoverableError: (error) =>
            (error as Error).cause instanceof ApiFailure || console.error('hydration:', error),
          onCaughtError: (error) => error instanceof ApiFailure || console.error(error),
        },
      );
    });
  // React draws the page of a failure anew: it has to be at hand, or its words would be gone for a moment.
  if (document.querySelector('[data-fault]')) await loadFaultPages();
  await nextTask();
  comeAlive();
};

const overSite = createApi(overHttp);
if (section)
  void import('#api/administration/section-api.ts').then(({ apiInSection }) => begin(apiInSection(overSite, section)));
else void begin(overSite);
