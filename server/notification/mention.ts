const quoted = /<blockquote(?:\s[^>]*)?>(?:(?!<blockquote)[\s\S])*?<\/blockquote>/g;
const mention = /<a href="\/profile\/(\d{1,15})(?:\/[^"]*)?" class="atMention"/g;

/** The maximum number of members that one post can mention. Further names are links only. */
export const mostMentions = 50;

const withoutQuotes = (html: string): string => {
  const bare = html.replace(quoted, ' ');
  return bare === html ? bare : withoutQuotes(bare);
};

/**
 * Returns the IDs of the members that a stored post mentions, without duplicates. Mentions in quotations do not count.
 */
export function mentionsIn(html: string): number[] {
  if (!html.includes('atMention')) return [];
  const numbers = [...withoutQuotes(html).matchAll(mention)].map(([, id]) => Number(id));
  return [...new Set(numbers)].slice(0, mostMentions);
}

/** Returns the members that an edited post mentions and its previous version did not. */
export function newMentionsIn(html: string, before: string): number[] {
  const known = new Set(mentionsIn(before));
  return mentionsIn(html).filter((userID) => !known.has(userID));
}

/** Returns the members that an edited post no longer mentions. */
export const lostMentionsIn = (html: string, before: string): number[] => newMentionsIn(before, html);
