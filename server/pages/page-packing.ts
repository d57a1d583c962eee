import { compress, type Encoding } from '#server/platform/http/compression.ts';

/** The HTML of a page in pieces, one after the other. */
export type HtmlPieces = readonly (string | Buffer)[];

/**
 * Where pages are put together, one at a time: nothing of it outlasts the call that writes to it. A page takes 150 to 300 kB,
 * which would otherwise be asked for and given back with each.
 */
const bench = Buffer.allocUnsafeSlow(1_000_000);

/**
 * Packs a page, with the nonce of its answer in place of the one that it was rendered with. They are of one length.
 */
export function packPage(
  { html, nonce: own }: { readonly html: HtmlPieces; readonly nonce: string },
  nonce: string,
  encoding: Encoding,
): Promise<Buffer> {
  const page = putTogether(html);
  if (own !== nonce)
    for (let at = page.indexOf(own); at >= 0; at = page.indexOf(own, at + nonce.length))
      page.write(nonce, at, 'latin1');
  // Zstandard is done when this returns; what others pack meanwhile must not be where the next page is put together.
  return compress(encoding === 'zstd' ? page : Buffer.from(page), encoding);
}

/** The pieces as bytes of their own. */
export const joined = (pieces: HtmlPieces): Buffer => {
  const bytes = putTogether(pieces);
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
};

/** The pieces as bytes, on the bench where they fit: to be used at once. */
function putTogether(pieces: HtmlPieces): Buffer {
  // A character takes three bytes at most.
  const most = pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? 3 : 1) * piece.length, 0);
  const bytes = most <= bench.length ? bench : Buffer.allocUnsafeSlow(most);
  let at = 0;
  for (const piece of pieces) at += typeof piece === 'string' ? bytes.write(piece, at) : piece.copy(bytes, at);
  return bytes.subarray(0, at);
}
