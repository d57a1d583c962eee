/** What a page brings along for the browser, as JSON: the words it says, and the answers it was drawn from. */
interface Cargo<Part> {
  readonly words: Part;
  readonly answers: Part;
}

/**
 * Stands in a page that was drawn where its cargo comes to stand, which is known only then. Nobody can write it into a
 * page, since nobody knows the page's nonce beforehand.
 */
const markOf = (nonce: string | undefined): string => `"cargo ${nonce}"`;

/** Holds the cargo; empty in the browser, since React leaves alone what the server has written. */
export const PageCargo = ({ nonce }: { nonce: string | undefined }) => (
  <script
    id="cargo"
    type="application/json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? markOf(nonce) : '' }}
  />
);

/** The cargo as pieces of text, with the mark in whose place they come to stand. */
export interface LadenPieces {
  readonly mark: string;
  readonly pieces: readonly string[];
}

/** What a page brings along, and where it comes to stand in it. */
export const ladenWith = (nonce: string, { words, answers }: Cargo<readonly string[]>): LadenPieces => ({
  mark: markOf(nonce),
  pieces: ['{"words":', ...words, ',"answers":', ...answers, '}'],
});

/** What came with the page. Browser only. */
export const cargoOfPage = (): Cargo<unknown> =>
  JSON.parse(document.getElementById('cargo')?.textContent ?? '') as Cargo<unknown>;
