const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Unescapes the entities that the sanitiser writes. */
export const unescapeHtml = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity);

const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

/** Decodes the character references of HTML by other programs: numbers, and the usual names. Others stay as they are. */
export const decodeReferences = (html: string): string =>
  html.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (reference, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named.get(name.toLowerCase()) ?? reference;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : reference;
  });

/** Escapes a text for an HTML element or a double-quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Appends "…" to the beginning of a text, without the half of a surrogate pair that a cut may leave. */
export const withEllipsis = (cut: string): string => `${cut.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
