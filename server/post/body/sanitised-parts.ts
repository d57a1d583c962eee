/** Converts quotes marked as spoilers to `details` elements, which support the keyboard and work without JavaScript. */
export function foldSpoilers(html: string): string {
  const isSpoiler: boolean[] = [];
  return html.replace(/<blockquote( class="spoiler")?[^>]*>|<\/blockquote>/g, (tag, marked?: string) => {
    if (tag.startsWith('</')) return isSpoiler.pop() ? '</details>' : tag;
    isSpoiler.push(marked !== undefined);
    return marked ? '<details class="spoiler"><summary>Spoiler</summary>' : tag;
  });
}

/** The level of a post's first heading. The page's title has level 1, and the post or the comments have level 2. */
const firstHeading = 3;

/** Renumbers the headings of a post to levels without gaps, starting at level 3. */
export function orderHeadings(html: string): string {
  const used = [...new Set([...html.matchAll(/<h([3-6])[ >]/g)].map(([, level]) => Number(level)))].sort();
  let before = firstHeading - 1;
  return html.replace(/<(\/?)h([3-6])(?=[ >])/g, (_, closing: string, level: string) => {
    if (!closing) before = Math.min(firstHeading + used.indexOf(Number(level)), before + 1);
    return `<${closing}h${before}`;
  });
}
