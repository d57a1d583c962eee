import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { ApiFailure } from '#api/failure.ts';
import { RememberedFailure, widgetFailures } from '#components/layout/widget-failures.ts';
import { renderWithFragments } from '#components/primitives/runtime/cached-fragment.tsx';
import { fallbackMarker, type PageRendering } from './page-rendering.ts';

/** A widget that failed to render: its name, and the ID of its node in the layout. */
export interface FailedWidget {
  readonly widget: string;
  readonly node: string;
}

/**
 * The options of rendering a page: the nonce of its scripts, the handler of errors in its parts, and the state of its
 * fragments.
 */
export interface FullPageOptions {
  readonly nonce: string;
  readonly report: (error: unknown, widget?: FailedWidget) => void;
  readonly drawing: PageRendering;
  /** The time after which parts that still wait are left to the browser, in milliseconds. */
  readonly deadline?: number;
}

/** The default deadline of a page (docs/behavior/layout.md#failures), in milliseconds. */
const pageDeadline = 1_500;

/**
 * Marks the place of a widget that failed or is late (`components/layout/placed-widget.tsx`). Text of members cannot
 * contain it, because quotation marks are escaped.
 */
const problemMark = 'data-widget-problem="';

/** Whether all widgets of a rendered page are in it. Incomplete pages must not be cached. */
export const hasAllWidgets = (page: string): boolean => !page.includes(problemMark);

/**
 * Renders the whole page as HTML, from `<html>` on. All loaders have finished, so the page normally renders
 * synchronously. When a part suspends or fails, the page is rendered again as a stream, and errors are reported. Cached
 * fragments are still placeholders (`complete`).
 */
export async function renderFullPage(page: ReactNode, drawer: FullPageOptions): Promise<string> {
  const rendered = renderSynchronously(page, drawer);
  return rendered === undefined || hasNewFallback(rendered) ? renderAsStream(page, drawer) : rendered;
}

const renderSynchronously = (page: ReactNode, { drawing }: FullPageOptions): string | undefined => {
  try {
    const rendered = renderWithFragments(drawing, () => renderToString(page));
    return drawing.learnFrom(rendered) ? rendered : renderToString(page);
  } catch {
    return undefined;
  }
};

/** Counts the occurrences of a text. */
const countOf = (text: string, part: string): number => text.split(part).length - 1;

/**
 * Whether a part suspended or failed for the first time. A widget that failed recently has its fallback at once, and the
 * page need not be rendered again for it.
 */
function hasNewFallback(rendered: string): boolean {
  if (!rendered.includes(fallbackMarker)) return false;
  const known = failedWidgets(rendered).filter(({ key }) => key && widgetFailures.has(() => key, Date.now()));
  return known.length < countOf(rendered, fallbackMarker);
}

/** When streaming, React also writes the document type that the router writes. */
const documentType = /^<!DOCTYPE html>/i;

const renderAsStream = async (page: ReactNode, options: FullPageOptions): Promise<string> => {
  const errors: unknown[] = [];
  const rendered = await stream(page, options, errors);
  const failed = failedWidgets(rendered);
  const refusal = failed.some(({ isPagePart }) => isPagePart) ? errors.find(isRefusal) : undefined;
  if (refusal) throw refusal;
  for (const [place, error] of errors.entries()) {
    if (error instanceof RememberedFailure) continue;
    const widget = failed.find(({ digest }) => digest === digestOf(place));
    if (widget?.key) widgetFailures.add(widget.key, Date.now());
    options.report(error, widget && { widget: widget.name, node: widget.node });
  }
  return rendered;
};

const isRefusal = (error: unknown): error is ApiFailure => (error as { status?: number } | null)?.status !== undefined;

/** Identifies an error within a page. React writes it before the fallback of the part that failed. */
const digestOf = (place: number): string => `part-${place}`;

/** Renders a page as a stream until everything is rendered or the deadline has passed. */
const stream = (
  page: ReactNode,
  { nonce, deadline = pageDeadline }: FullPageOptions,
  errors: unknown[],
): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce,
    // Otherwise React would send large parts after the page and move them into place with scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => resolve(text(pipe(new PassThrough())).then((rendered) => rendered.replace(documentType, ''))),
    onShellError: reject,
    onError: (error) => digestOf(errors.push(error) - 1),
  });
  const timer = setTimeout(() => abort(new Error('A part of a page did not render within its deadline.')), deadline);
  return promise.finally(() => clearTimeout(timer));
};

/** The fallback of a failed widget, after the marker with the digest of its error. */
const failedMark =
  /(?:data-dgst="([^"]*)"[^>]*><\/template>)?<div data-widget-problem="(page|failed)" data-widget-node="([^"]*)" data-widget-name="([^"]*)"(?: data-widget-key="([^"]*)")?/g;

/** Returns the widgets of a rendered page that failed while rendering. */
const failedWidgets = (rendered: string) =>
  rendered.includes(problemMark)
    ? [...rendered.matchAll(failedMark)].map(([, digest, problem, node = '', name = '', key]) => ({
        digest,
        isPagePart: problem === 'page',
        node,
        name,
        key,
      }))
    : [];
