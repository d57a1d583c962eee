import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { drawWith } from '#components/primitives/runtime/cached-fragment.tsx';
import { type PageDrawing, unfinished } from './-page-drawing.ts';

/** How a page is drawn: what marks its scripts, who hears of parts that failed, and where its parts are kept. */
export interface Drawer {
  readonly nonce: string;
  readonly report: (error: unknown) => void;
  readonly drawing: PageDrawing;
}

/**
 * The whole page as text, from `<html>` on. Every loader has finished by now, so it can be drawn at once; where that was
 * not so, or a part failed, it is drawn again with patience and a report. Parts from memory are still to come (`complete`).
 */
export async function drawWhole(page: ReactNode, drawer: Drawer): Promise<string> {
  const drawn = drawAtOnce(page, drawer);
  return drawn === undefined || drawn.includes(unfinished) ? drawPatiently(page, drawer) : drawn;
}

const drawAtOnce = (page: ReactNode, { drawing }: Drawer): string | undefined => {
  try {
    const drawn = drawWith(drawing, () => renderToString(page));
    return drawing.learnFrom(drawn) ? drawn : renderToString(page);
  } catch {
    return undefined;
  }
};

/** As a stream React begins a page with its document type, which the router writes as well. */
const documentType = /^<!DOCTYPE html>/i;

const drawPatiently = (page: ReactNode, { nonce, report }: Drawer): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Large parts would otherwise come after the page, moved into place by scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough())).then((drawn) => drawn.replace(documentType, ''))),
      onShellError: reject,
      onError: (error) => {
        report(error);
      },
    });
  });
