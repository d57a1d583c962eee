/** The JSON data of a rendered page for the browser: its translations, and the query data it was rendered from. */
interface Cargo<Part> {
  readonly words: Part;
  readonly answers: Part;
}

/**
 * The placeholder of the data in the rendered page, replaced once the data is complete. It contains the page's nonce,
 * which is unpredictable, so no content can imitate it.
 */
const markOf = (nonce: string | undefined): string => `"cargo ${nonce}"`;

/**
 * The script element that contains the data. Empty in the browser, because React does not change what the server
 * rendered.
 */
export const PageDataScript = ({ nonce }: { nonce: string | undefined }) => (
  <script
    id="cargo"
    type="application/json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? markOf(nonce) : '' }}
  />
);

/** The data as pieces of text, with the placeholder to replace. */
export interface PageDataPieces {
  readonly mark: string;
  readonly pieces: readonly string[];
}

/** Returns the data of a page and the placeholder to replace. */
export const createPageData = (nonce: string, { words, answers }: Cargo<readonly string[]>): PageDataPieces => ({
  mark: markOf(nonce),
  pieces: ['{"words":', ...words, ',"answers":', ...answers, '}'],
});

/** Returns the data that came with the page. Browser only. */
export const readPageData = (): Cargo<unknown> =>
  JSON.parse(document.getElementById('cargo')?.textContent ?? '') as Cargo<unknown>;
