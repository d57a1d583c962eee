import { useEffect, useRef, useState } from 'react';
import * as styles from './contact-sheet.css.ts';
import { cellHeight, type WindowLook } from './snapshot.ts';

interface ColumnFrameProps {
  readonly title: string;
  readonly look: WindowLook;
  /** The content of each cell, in the order of the rows; undefined before it is drawn. */
  readonly contents: readonly (string | undefined)[];
  /** The width of a cell before scaling. */
  readonly width: number;
  readonly scale: number;
  readonly gap: number;
}

/**
 * All cells of a column in one frame without scripts. The browser renders only the cells in view
 * (`content-visibility`), so that a long column scrolls at once.
 */
export function ColumnFrame({ title, look, contents, width, scale, gap }: ColumnFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<LoadedPage>();
  useEffect(() => {
    if (page) fill(page, contents);
  }, [page, contents]);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      tabIndex={-1}
      sandbox="allow-same-origin"
      srcDoc={pageOf(look, gap / scale)}
      onLoad={() => {
        const { contentDocument } = frame.current ?? {};
        if (contentDocument) setPage({ body: contentDocument.body, written: new Map() });
      }}
      style={{
        inlineSize: width,
        blockSize: contents.length * (cellHeight + gap / scale),
        transform: `scale(${scale})`,
      }}
    />
  );
}

/** The document that the frame has loaded, with the contents written into its cells. */
interface LoadedPage {
  readonly body: HTMLElement;
  readonly written: Map<number, string>;
}

function fill({ body, written }: LoadedPage, contents: ColumnFrameProps['contents']): void {
  for (const [index, content] of contents.entries()) {
    if (content === undefined || written.get(index) === content) continue;
    written.set(index, content);
    while (body.children.length <= index) {
      const cell = body.ownerDocument.createElement('div');
      cell.className = 'sheet-cell';
      body.append(cell);
    }
    const cell = body.children[index] as HTMLElement;
    cell.inert = true;
    cell.innerHTML = content;
  }
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function pageOf({ attributes, css }: WindowLook, gap: number): string {
  const root = Object.entries(attributes).map(([name, value]) => `${name}="${attribute(value)}"`);
  return `<!doctype html><html ${root.join(' ')}><head><style>${css.replaceAll('</style', '<\\/style')}</style><style>
html, body { overflow: hidden !important; margin: 0 !important; padding: 0 !important; min-height: 0 !important; background: transparent !important }
*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important }
.sheet-cell { position: relative; height: ${cellHeight}px; margin-bottom: ${gap}px; overflow: hidden; contain: strict;
  content-visibility: auto; contain-intrinsic-size: auto ${cellHeight}px; background: var(--color-page) }
</style></head><body></body></html>`;
}
