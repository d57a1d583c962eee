import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import type { MentioningPost } from '#api/member/identity/user-mention.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { excerptLength, shorten, textOfHtml } from '#server/post/body/render-body.ts';
import { findAuthors } from '#server/post/post-author.ts';
import type { MentioningRow } from './user-mention.queries.ts';

/** The number of characters before the name when the name is far from the start of the post. */
const before = 80;

/**
 * Returns an excerpt of a post that contains the mention. It starts at the beginning of the post unless the name would
 * be cut off.
 */
export function excerptAround(html: string, name: string): string {
  const text = textOfHtml(html);
  const at = text.toLowerCase().indexOf(`@${name.toLowerCase()}`);
  if (at + name.length < excerptLength - 1) return shorten(text);
  const from = text.indexOf(' ', at - before);
  return `…${shorten(text.slice(from + 1), excerptLength - 1)}`;
}

/** Maps posts that mention a member to their API representation. */
export async function presentMentioning(db: Queryable, rows: readonly MentioningRow[]): Promise<MentioningPost[]> {
  const authors = await findAuthors(
    db,
    rows.map(({ insertUserID }) => insertUserID),
  );
  return rows.map(({ mentionedName, bodyHtml, discussionID, ...row }) => ({
    ...row,
    url: row.recordType === 'comment' ? commentUrl(row.recordID) : discussionUrl({ discussionID, name: row.name }),
    excerpt: excerptAround(bodyHtml, mentionedName),
    insertUser: authors(row.insertUserID),
  }));
}
