import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { FragmentCache } from '#pages/-rendering/fragment-cache.ts';
import { renderFullPage } from '#pages/-rendering/full-page.ts';
import { PageRendering } from '#pages/-rendering/page-rendering.ts';

const drawerFor = (report: (error: unknown) => void) => ({
  nonce: 'nonce',
  report,
  drawing: new PageRendering(new FragmentCache(), { within: 'en', nonce: 'nonce', needed: () => {} }),
});

const complaining = drawerFor((error) => {
  throw error;
});
const words = 'Could not be found';
const Quick = () => <p>{words}</p>;

test('a page is rendered completely and in the same form, whether or not a part suspends', async () => {
  const Late = lazy(async () => ({ default: Quick }));
  const page = (Part: typeof Quick | typeof Late) => (
    <html lang="en">
      <body>
        <Suspense>
          <Part />
        </Suspense>
      </body>
    </html>
  );
  const plain = (rendered: string) => rendered.replaceAll(/<!--.*?-->|<head>.*?<\/head>|<script.*?<\/script>/g, '');
  const atOnce = plain(await renderFullPage(page(Quick), complaining));
  expect(atOnce).toBe(`<html lang="en"><body><p>${words}</p></body></html>`);
  expect(plain(await renderFullPage(page(Late), complaining))).toBe(atOnce);
});

test('a failing part is reported, and the rest of the page is rendered', async () => {
  const faults: unknown[] = [];
  const Failing = () => {
    throw new Error('no widget');
  };
  const rendered = await renderFullPage(
    <html lang="en">
      <body>
        <Suspense>
          <Failing />
        </Suspense>
        <p>The rest</p>
      </body>
    </html>,
    drawerFor((error) => faults.push(error)),
  );
  expect(rendered).toContain('<p>The rest</p>');
  expect(faults).toEqual([expect.objectContaining({ message: 'no widget' })]);
});
