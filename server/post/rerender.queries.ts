import { type RawBuilder, sql, type Transaction } from 'kysely';
import { ApiFailure } from '#api/failure.ts';
import type { Queryable } from '#server/category/queryable.ts';
import type { Tables } from '#server/platform/tables.ts';
import { withMentions } from './mention-resolution.ts';
import type { RenderedBody } from './render-body.ts';
import { renderWithinBudget } from './render-within-budget.ts';

type Trx = Transaction<Tables>;

/** A kind of post whose HTML is kept, and what of it is made from the body. */
interface RenderedKind {
  readonly recordType: 'discussion' | 'comment' | 'message';
  readonly table: 'discussion' | 'comment' | 'conversation_message';
  readonly key: string;
  /** What is set beside the HTML, from the columns of `made`. */
  readonly also: RawBuilder<unknown>;
}

/** All kinds of posts whose HTML is kept. */
export const renderedKinds: readonly RenderedKind[] = [
  {
    recordType: 'discussion',
    table: 'discussion',
    key: 'discussion_id',
    also: sql`, excerpt = made.excerpt, image_url = made.image_url`,
  },
  { recordType: 'comment', table: 'comment', key: 'comment_id', also: sql`` },
  { recordType: 'message', table: 'conversation_message', key: 'message_id', also: sql`, excerpt = made.excerpt` },
];

interface Stored {
  readonly id: number;
  readonly body: string;
  readonly format: string;
  readonly html: string;
}

/**
 * What the present renderer makes of a post; undefined where that is what is kept, or it cannot render it.
 *
 * @throws {ApiError} server.busy when it can later.
 */
async function renderedAnew(db: Queryable, { body, format, html }: Stored): Promise<RenderedBody | undefined> {
  try {
    const rendered = await withMentions(db, await renderWithinBudget(body, format));
    return rendered.html === html ? undefined : rendered;
  } catch (error) {
    if (error instanceof ApiFailure && error.code !== 'server.busy') return undefined;
    throw error;
  }
}

async function readNext(trx: Trx, { table, key }: RenderedKind, after: number, limit: number) {
  const { rows } = await sql<Stored>`
    select ${sql.ref(key)} as id, coalesce(body, '') as body, format, body_html as html from ${sql.table(table)}
    where ${sql.ref(key)} > ${after} order by ${sql.ref(key)} limit ${limit} for no key update
  `.execute(trx);
  return rows;
}

async function writeRendered(trx: Trx, { table, key, also }: RenderedKind, rows: readonly Stored[]) {
  const made = [];
  for (const row of rows) {
    // A deleted post says nothing any more.
    const rendered = row.body === '' ? undefined : await renderedAnew(trx, row);
    if (rendered)
      made.push({ id: row.id, html: rendered.html, excerpt: rendered.excerpt, image_url: rendered.imageUrl });
  }
  if (made.length === 0) return;
  await sql`
    update ${sql.table(table)} set body_html = made.html ${also}
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) made (id bigint, html text, excerpt text, image_url text)
    where ${sql.table(table)}.${sql.ref(key)} = made.id
  `.execute(trx);
}

/**
 * Renders the next posts of a kind anew, on the way to `version`, and keeps how far it came. False when all have been, or
 * another process is at it.
 */
export async function rerenderNext(trx: Trx, kind: RenderedKind, version: number, limit: number): Promise<boolean> {
  const { rows } = await sql<{ passed: number }>`
    select passed_id as passed from post_renderer
    where record_type = ${kind.recordType} and version < ${version} for update skip locked
  `.execute(trx);
  const [way] = rows;
  if (!way) return false;
  const posts = await readNext(trx, kind, way.passed, limit);
  await writeRendered(trx, kind, posts);
  const isOver = posts.length < limit;
  await sql`
    update post_renderer set passed_id = ${isOver ? 0 : (posts.at(-1)?.id ?? 0)},
      version = case when ${isOver} then ${version} else version end
    where record_type = ${kind.recordType}
  `.execute(trx);
  return !isOver;
}
