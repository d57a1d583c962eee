const quoted = /<blockquote(?:\s[^>]*)?>(?:(?!<blockquote)[\s\S])*?<\/blockquote>/g;
const mention = /<a href="\/profile\/(\d{1,15})(?:\/[^"]*)?" class="atMention"/g;

/** How many members one post can mention; further names are links only. */
export const mostMentions = 50;

const withoutQuotes = (html: string): string => {
  const bare = html.replace(quoted, ' ');
  return bare === html ? bare : withoutQuotes(bare);
};

/** The numbers of the members that a stored post mentions, each once; what it quotes mentions nobody. */
export function mentionsIn(html: string): number[] {
  if (!html.includes('atMention')) return [];
  const numbers = [...withoutQuotes(html).matchAll(mention)].map(([, id]) => Number(id));
  return [...new Set(numbers)].slice(0, mostMentions);
}

/** The members that a changed post mentions and did not mention before. */
export function newMentionsIn(html: string, before: string): number[] {
  const known = new Set(mentionsIn(before));
  return mentionsIn(html).filter((userID) => !known.has(userID));
}

/** The members that a changed post mentions no more. */
export const lostMentionsIn = (html: string, before: string): number[] => newMentionsIn(before, html);
