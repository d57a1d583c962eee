import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { PostReference } from '#server/post/revision.queries.ts';
import { updatedTextVectorSql } from '#server/search/search-vector.ts';
import { namelessMention, namesMentioning, withMentions } from './mention-resolution.ts';
import type { RenderedBody } from './render-body.ts';
import { renderWithinBudget } from './render-within-budget.ts';

/** Removes the mentions of a name from a body in any format. Longer names that begin with it remain. */
export function withoutMention(body: string, name: string): string {
  const plain = RegExp.escape(name);
  const link = new RegExp(`<a\\b[^>]*class="atMention"[^>]*>@${plain}</a>`, 'giu');
  const before = String.raw`(?<![\p{L}\p{N}@.]|[\p{L}\p{N}@./]_+|(?<!@[^\s/]{1,52})/)`;
  const words = new RegExp(`${before}@(?:"${plain}"|${plain}(?![.-]*[\\p{L}\\p{N}_]))`, 'giu');
  const emphasised = new RegExp(`(?<=(?:^|[^\\p{L}\\p{N}@./_])_{1,3})@${plain}(?=_)`, 'giu');
  return [link, words, emphasised].reduce((text, pattern) => text.replace(pattern, namelessMention), body);
}

interface StoredText {
  readonly title: string | null;
  readonly body: string;
  readonly format: string;
}

/** The mentioned member, and the name at the time of the mention. */
interface MentionedMember {
  readonly userID: number;
  readonly name: string;
}

/** Returns the body and the rendered HTML of a text without the mention. */
async function rewritten(
  db: Queryable,
  { body, format }: StoredText,
  { userID, name }: MentionedMember,
): Promise<{ body: string; rendered: RenderedBody }> {
  const { html } = await renderWithinBudget(body, format);
  const names = new Set([name, ...(await namesMentioning(db, html, userID))]);
  const nameless = [...names].reduce(withoutMention, body.normalize('NFC'));
  return { body: nameless, rendered: await withMentions(db, await renderWithinBudget(nameless, format)) };
}

async function rewritePost(
  trx: Queryable,
  { recordType, recordID }: PostReference,
  member: MentionedMember,
): Promise<void> {
  const isDiscussion = recordType === 'discussion';
  const { rows } = await sql<StoredText>`
    select ${isDiscussion ? sql`name` : sql`null::text`} as title, body, format from ${sql.table(recordType)}
    where ${sql.ref(`${recordType}_id`)} = ${recordID} and coalesce(body, '') <> '' for no key update
  `.execute(trx);
  const [post] = rows;
  if (!post) return;
  const { body, rendered } = await rewritten(trx, post, member);
  const beside = isDiscussion ? sql`excerpt = ${rendered.excerpt}, image_url = ${rendered.imageUrl},` : sql``;
  const found = post.title === null ? { text: rendered.text } : { name: post.title, text: rendered.text };
  await sql`
    update ${sql.table(recordType)} set body = ${body}, body_html = ${rendered.html}, ${beside}
      search = ${updatedTextVectorSql(found)}
    where ${sql.ref(`${recordType}_id`)} = ${recordID}
  `.execute(trx);
}

async function rewriteRevisions(
  trx: Queryable,
  { recordType, recordID }: PostReference,
  member: MentionedMember,
): Promise<void> {
  const { rows } = await sql<StoredText & { id: number }>`
    select post_revision_id as id, null::text as title, body, format from post_revision
    where record_type = ${recordType} and record_id = ${recordID}
  `.execute(trx);
  for (const { id, ...text } of rows) {
    const { body, rendered } = await rewritten(trx, text, member);
    await sql`
      update post_revision set body = ${body}, body_html = ${rendered.html},
        excerpt = case when excerpt is null then null else ${rendered.excerpt}::text end
      where post_revision_id = ${id}
    `.execute(trx);
  }
}

/**
 * Removes the mentions of a member from a post and its revisions. This does not count as an edit and creates no
 * revision.
 */
export async function removeMention(trx: Queryable, post: PostReference, member: MentionedMember): Promise<void> {
  await rewritePost(trx, post, member);
  await rewriteRevisions(trx, post, member);
}
