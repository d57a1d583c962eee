const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Unescapes the entities that the sanitiser writes. */
export const unescapeHtml = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity);

/** Escapes a text for an HTML element or a double-quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Appends "…" to the beginning of a text, without the half of a surrogate pair that a cut may leave. */
export const withEllipsis = (cut: string): string => `${cut.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
