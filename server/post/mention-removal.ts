import { sql } from 'kysely';
import type { Queryable } from '#server/category/queryable.ts';
import { rewordedVectorSql } from '#server/search/search-vector.ts';
import type { RenderedBody } from './render-body.ts';
import { renderWithinBudget } from './render-within-budget.ts';
import type { PostReference } from './revision.queries.ts';

/** What stands where a member was mentioned who is to be nameless. */
export const namelessMention = '[Deleted User]';

/** A body, in whatever format, in which nobody is mentioned by this name; longer names that begin alike stay. */
export function withoutMention(body: string, name: string): string {
  const plain = RegExp.escape(name);
  const link = new RegExp(`<a\\b[^>]*class="atMention"[^>]*>@${plain}</a>`, 'giu');
  const words = new RegExp(`(?<![\\p{L}\\p{N}_/@.])@(?:"${plain}"|${plain}(?![.-]*[\\p{L}\\p{N}_]))`, 'giu');
  return body.replace(link, namelessMention).replace(words, namelessMention);
}

interface StoredText {
  readonly title: string | null;
  readonly body: string;
  readonly format: string;
}

/** A text as it is kept and shown without the mention. */
async function rewritten(
  { body, format }: StoredText,
  name: string,
): Promise<{ body: string; rendered: RenderedBody }> {
  const nameless = withoutMention(body, name);
  return { body: nameless, rendered: await renderWithinBudget(nameless, format) };
}

async function rewritePost(trx: Queryable, { recordType, recordID }: PostReference, name: string): Promise<void> {
  const isDiscussion = recordType === 'discussion';
  const { rows } = await sql<StoredText>`
    select ${isDiscussion ? sql`name` : sql`null::text`} as title, body, format from ${sql.table(recordType)}
    where ${sql.ref(`${recordType}_id`)} = ${recordID} and coalesce(body, '') <> '' for no key update
  `.execute(trx);
  const [post] = rows;
  if (!post) return;
  const { body, rendered } = await rewritten(post, name);
  const beside = isDiscussion ? sql`excerpt = ${rendered.excerpt}, image_url = ${rendered.imageUrl},` : sql``;
  const found = post.title === null ? { text: rendered.text } : { name: post.title, text: rendered.text };
  await sql`
    update ${sql.table(recordType)} set body = ${body}, body_html = ${rendered.html}, ${beside}
      search = ${rewordedVectorSql(found)}
    where ${sql.ref(`${recordType}_id`)} = ${recordID}
  `.execute(trx);
}

async function rewriteRevisions(trx: Queryable, { recordType, recordID }: PostReference, name: string): Promise<void> {
  const { rows } = await sql<StoredText & { id: number }>`
    select post_revision_id as id, null::text as title, body, format from post_revision
    where record_type = ${recordType} and record_id = ${recordID}
  `.execute(trx);
  for (const { id, ...text } of rows) {
    const { body, rendered } = await rewritten(text, name);
    await sql`
      update post_revision set body = ${body}, body_html = ${rendered.html},
        excerpt = case when excerpt is null then null else ${rendered.excerpt}::text end
      where post_revision_id = ${id}
    `.execute(trx);
  }
}

/** Takes a name out of the mentions in a post and in what it said before. It counts as no edit, and keeps no revision. */
export async function removeMention(trx: Queryable, post: PostReference, name: string): Promise<void> {
  await rewritePost(trx, post, name);
  await rewriteRevisions(trx, post, name);
}
