const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Returns the text of a post's sanitised HTML without spoilers, truncated to `length` characters with "…". */
export function excerptOf(html: string, length = 240): string {
  const text = html
    .replace(/<details class="spoiler">[\s\S]*?<\/details>/g, ' ')
    .replace(/<\/?(?:a|b|code|del|em|i|s|span|strong|sub|sup)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...text];
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}
