const quoted = /<blockquote(?:\s[^>]*)?>(?:(?!<blockquote)[\s\S])*?<\/blockquote>/g;
const mention = /<a href="\/profile\/@([^"]+)" class="atMention"/g;

/** How many members one post can mention; further names are links only. */
export const mostMentions = 50;

const withoutQuotes = (html: string): string => {
  const bare = html.replace(quoted, ' ');
  return bare === html ? bare : withoutQuotes(bare);
};

/** The names that a rendered post mentions, in lower case, each once; what it quotes mentions nobody. */
export function mentionsIn(html: string): string[] {
  if (!html.includes('atMention')) return [];
  const names = [...withoutQuotes(html).matchAll(mention)].map(([, name = '']) => decode(name).toLowerCase());
  return [...new Set(names)].slice(0, mostMentions);
}

/** The names that a changed post mentions and did not mention before. */
export function newMentionsIn(html: string, before: string): string[] {
  const known = new Set(mentionsIn(before));
  return mentionsIn(html).filter((name) => !known.has(name));
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('&amp;', '&'));
  } catch {
    return text;
  }
};
