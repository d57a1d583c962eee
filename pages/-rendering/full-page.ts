import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { renderWithFragments } from '#components/primitives/runtime/cached-fragment.tsx';
import { fallbackMarker, type PageRendering } from './page-rendering.ts';

/**
 * The options of rendering a page: the nonce of its scripts, the handler of errors in its parts, and the state of its
 * fragments.
 */
export interface FullPageOptions {
  readonly nonce: string;
  readonly report: (error: unknown) => void;
  readonly drawing: PageRendering;
}

/**
 * Renders the whole page as HTML, from `<html>` on. All loaders have finished, so the page normally renders
 * synchronously. When a part suspends or fails, the page is rendered again as a stream, and errors are reported. Cached
 * fragments are still placeholders (`complete`).
 */
export async function renderFullPage(page: ReactNode, drawer: FullPageOptions): Promise<string> {
  const rendered = renderSynchronously(page, drawer);
  return rendered === undefined || rendered.includes(fallbackMarker) ? renderAsStream(page, drawer) : rendered;
}

const renderSynchronously = (page: ReactNode, { drawing }: FullPageOptions): string | undefined => {
  try {
    const rendered = renderWithFragments(drawing, () => renderToString(page));
    return drawing.learnFrom(rendered) ? rendered : renderToString(page);
  } catch {
    return undefined;
  }
};

/** When streaming, React also writes the document type that the router writes. */
const documentType = /^<!DOCTYPE html>/i;

const renderAsStream = (page: ReactNode, { nonce, report }: FullPageOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Otherwise React would send large parts after the page and move them into place with scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough())).then((rendered) => rendered.replace(documentType, ''))),
      onShellError: reject,
      onError: (error) => {
        report(error);
      },
    });
  });
