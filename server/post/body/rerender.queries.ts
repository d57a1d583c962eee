import { type RawBuilder, sql, type Transaction } from 'kysely';
import { ApiFailure } from '#api/failure.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { searchText, searchVectorOf } from '#server/search/search-vector.ts';
import { withMentions } from './mention-resolution.ts';
import type { RenderedBody } from './render-body.ts';
import { renderWithinBudget } from './render-within-budget.ts';

type Trx = Transaction<Tables>;

/** A kind of post with stored HTML, and the other columns that are derived from its body. */
interface RenderedKind {
  readonly recordType: 'discussion' | 'comment' | 'message';
  readonly table: 'discussion' | 'comment' | 'conversation_message';
  readonly key: string;
  /** The assignments besides the HTML, from the columns of `made`. */
  readonly also: RawBuilder<unknown>;
  /** The title, for posts that have one. */
  readonly name?: RawBuilder<unknown>;
  /** The search vector, from the columns of `read` and the post. Omitted for posts that are not searchable. */
  readonly search?: RawBuilder<unknown>;
}

/** All kinds of posts with stored HTML. */
export const renderedKinds: readonly RenderedKind[] = [
  {
    recordType: 'discussion',
    table: 'discussion',
    key: 'discussion_id',
    also: sql`, excerpt = made.excerpt, image_url = made.image_url, search = made.search`,
    name: sql`name`,
    // Preserves the field values of the discussion, which have weight D.
    search: sql`${searchVectorOf(sql`read.name_words`, sql`read.words`)} || ts_filter(post.search, '{d}')`,
  },
  {
    recordType: 'comment',
    table: 'comment',
    key: 'comment_id',
    also: sql`, search = made.search`,
    search: searchVectorOf(undefined, sql`read.words`),
  },
  { recordType: 'message', table: 'conversation_message', key: 'message_id', also: sql`, excerpt = made.excerpt` },
];

interface Stored {
  readonly id: number;
  readonly body: string;
  readonly format: string;
  readonly html: string;
  readonly name: string;
}

/**
 * Renders a post with the current renderer. Returns undefined when the post cannot be rendered.
 *
 * @throws {ApiError} server.busy when a later attempt may succeed.
 */
async function renderedAnew(db: Queryable, { body, format }: Stored): Promise<RenderedBody | undefined> {
  try {
    return await withMentions(db, await renderWithinBudget(body, format));
  } catch (error) {
    if (error instanceof ApiFailure && error.code !== 'server.busy') return undefined;
    throw error;
  }
}

async function readNext(trx: Trx, { table, key, name = sql`''` }: RenderedKind, after: number, limit: number) {
  const { rows } = await sql<Stored>`
    select ${sql.ref(key)} as id, coalesce(body, '') as body, format, body_html as html, ${name} as name
    from ${sql.table(table)}
    where ${sql.ref(key)} > ${after} order by ${sql.ref(key)} limit ${limit} for no key update
  `.execute(trx);
  return rows;
}

/** Updates the HTML and the search vector of posts where they have changed. */
async function writeRendered(trx: Trx, { table, key, also, search }: RenderedKind, rows: readonly Stored[]) {
  const read = [];
  for (const row of rows) {
    // A deleted post has no body.
    const rendered = row.body === '' ? undefined : await renderedAnew(trx, row);
    if (!rendered || (!search && rendered.html === row.html)) continue;
    const { html, excerpt, imageUrl: image_url, text } = rendered;
    read.push({ id: row.id, html, excerpt, image_url, words: searchText(text), name_words: searchText(row.name) });
  }
  if (read.length === 0) return;
  const found = search ? sql`case when post.search is not null then ${search} end` : sql`null`;
  const isChanged = search ? sql`or post.search is distinct from made.search` : sql``;
  await sql`
    update ${sql.table(table)} post set body_html = made.html ${also}
    from (
      select read.id, read.html, read.excerpt, read.image_url, ${found} as search
      from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) read (id bigint, html text, excerpt text, image_url text,
        words text, name_words text)
      join ${sql.table(table)} post on post.${sql.ref(key)} = read.id
      -- A fence, so that a vector is made once and not for each use.
      offset 0
    ) made
    where post.${sql.ref(key)} = made.id and (post.body_html is distinct from made.html ${isChanged})
  `.execute(trx);
}

/**
 * Renders the next posts of a kind for `version` and stores the position. Returns false when all are done, or another
 * process is running.
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
