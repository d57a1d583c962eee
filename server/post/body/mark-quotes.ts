/** The length from which a quote is collapsed, in characters of text or in lines. */
const long = { characters: 700, lines: 12 };

const isLong = (inner: string): boolean =>
  inner.replace(/<[^>]+>/g, '').length > long.characters ||
  (inner.match(/<br|<p\b|<li\b|<tr\b|\n(?=[^<]*<\/code>)/g)?.length ?? 0) > long.lines;

/** Marks the long outermost quotes of sanitised HTML, so that they are rendered collapsed. */
export function markLongQuotes(html: string): string {
  if (!html.includes('<blockquote')) return html;
  const starts: number[] = [];
  const found: number[] = [];
  for (const { index, 0: tag } of html.matchAll(/<\/?blockquote\b[^>]*>/g)) {
    if (!tag.startsWith('</')) {
      starts.push(index);
      continue;
    }
    const start = starts.pop();
    if (start !== undefined && starts.length === 0 && isLong(html.slice(start, index))) found.push(start);
  }
  return found.reduceRight(
    (marked, at) => `${marked.slice(0, at)}<blockquote class="longQuote"${marked.slice(at + '<blockquote'.length)}`,
    html,
  );
}
