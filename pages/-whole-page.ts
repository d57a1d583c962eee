import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** What stands where a part of a page waited for something, or failed. */
const unfinished = '<!--$!-->';

/**
 * The whole page as text, from `<html>` on. Every loader has finished by now, so it can be drawn at once; where that was
 * not so, or a part failed, it is drawn again with patience and a report.
 */
export async function drawWhole(page: ReactNode, nonce: string, report: (error: unknown) => void): Promise<string> {
  const drawn = drawAtOnce(page);
  return drawn === undefined || drawn.includes(unfinished) ? drawPatiently(page, nonce, report) : drawn;
}

const drawAtOnce = (page: ReactNode): string | undefined => {
  try {
    return renderToString(page);
  } catch {
    return undefined;
  }
};

/** As a stream React begins a page with its document type, which the router writes as well. */
const documentType = /^<!DOCTYPE html>/i;

const drawPatiently = (page: ReactNode, nonce: string, report: (error: unknown) => void): Promise<string> =>
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
