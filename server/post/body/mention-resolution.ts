import { sql } from 'kysely';
import { foldedIdentity, isSameIdentity } from '#api/folded-identity.ts';
import { profileUrl } from '#api/member/profile/profile-url.ts';
import { hiddenKey } from '#server/member/identity/former-name.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { escapeHtml, unescapeHtml } from './html-text.ts';
import { excerptOfHtml, type RenderedBody, textOfHtml } from './render-body.ts';
import { renderWithinBudget } from './render-within-budget.ts';

/** The replacement for a mention of a deleted member. */
export const namelessMention = '[Deleted User]';

/** A mention in HTML: by name, as rendered, or by member ID, as stored. */
const mention =
  /<a href="\/profile\/(?:@([^"/]+)|(\d{1,15})(?:\/[^"]*)?)" class="atMention"(?: [^>]*)?>(@[^<]{1,120})<\/a>/g;

const plainName = /^[\p{L}\p{N}_](?:(?:[\p{L}\p{M}\p{N}_.-]|\u200C|\u200D)*[\p{L}\p{M}\p{N}_])?$/u;

interface Mentioned {
  readonly key: string | null;
  /** The ID in the address, which may be that of a member who was merged into another one. */
  readonly asked: number | null;
  readonly userID: number;
  readonly name: string;
  readonly isGone: boolean;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(unescapeHtml(text));
  } catch {
    return text;
  }
};

async function findMentioned(db: Queryable, htmls: readonly string[]): Promise<Mentioned[]> {
  const found = htmls.flatMap((html) => (html.includes('atMention') ? [...html.matchAll(mention)] : []));
  const keys = [...new Set(found.flatMap(([, name]) => (name ? [foldedIdentity(decoded(name))] : [])))];
  const ids = [...new Set(found.flatMap(([, , id]) => (id ? [Number(id)] : [])))];
  if (keys.length + ids.length === 0) return [];
  const { rows } = await sql<Mentioned>`
    select wanted.key, null::bigint as asked, m.user_id as "userID", m.name, m.date_deleted is not null as "isGone"
    from unnest(${keys}::text[], ${keys.map(hiddenKey)}::text[]) as wanted (key, hidden)
    cross join lateral (
      (select user_id, 1 as place from member
        where name_key = wanted.key and date_deleted is null and not is_system limit 1)
      union all
      (select user_id, 2 from former_name where name_key in (wanted.key, wanted.hidden) limit 1)
      order by place limit 1) owner
    join member m on m.user_id = owner.user_id
    union all
    select null, asked.user_id, m.user_id, m.name, m.date_deleted is not null
    from member asked join member m on m.user_id = coalesce(asked.merged_into_user_id, asked.user_id)
    where asked.user_id = any(${ids}::bigint[]) and not m.is_system
  `.execute(db);
  return rows;
}

const asText = (name: string): string => escapeHtml(plainName.test(name) ? `@${name}` : `@"${name}"`);

/** Returns the link to a member. The written capitalisation is preserved if the name is current. */
function linked({ userID, name, isGone }: Mentioned, text: string): string {
  if (isGone) return namelessMention;
  const shown = isSameIdentity(unescapeHtml(text.slice(1)), name) ? text : `@${escapeHtml(name)}`;
  return `<a href="${escapeHtml(profileUrl({ userID, name }))}" class="atMention">${shown}</a>`;
}

/**
 * Replaces the mentions in rendered texts with links to the members under their current names. Former names are
 * resolved too. A mention of a deleted member becomes `[Deleted User]`, and a mention of an unknown name becomes the
 * original text. Runs one query, or none if there are no mentions.
 */
export async function resolveMentions(db: Queryable, htmls: readonly string[]): Promise<string[]> {
  const members = await findMentioned(db, htmls);
  const byKey = new Map(members.map((member) => [member.key, member]));
  const byID = new Map(members.map((member) => [member.asked, member]));
  return htmls.map((html) =>
    html.replace(mention, (_, name: string | undefined, id: string | undefined, text: string) => {
      const member = name === undefined ? byID.get(Number(id)) : byKey.get(foldedIdentity(decoded(name)));
      if (member) return linked(member, text);
      return name === undefined ? text : asText(decoded(name));
    }),
  );
}

/** Resolves the mentions of a rendered body. */
export async function withMentions(db: Queryable, rendered: RenderedBody): Promise<RenderedBody> {
  const [html = ''] = await resolveMentions(db, [rendered.html]);
  return html === rendered.html
    ? rendered
    : { ...rendered, html, text: textOfHtml(html), excerpt: excerptOfHtml(html) };
}

/** Renders a submitted text within its budget and resolves its mentions. @throws {ApiError} as `renderWithinBudget`. */
export const renderMentioning = async (db: Queryable, body: string, format: string): Promise<RenderedBody> =>
  withMentions(db, await renderWithinBudget(body, format));

/**
 * Returns the names by which a rendered text mentions a member: current and former names, and those from before a
 * deletion.
 */
export async function namesMentioning(db: Queryable, html: string, userID: number): Promise<string[]> {
  const keys = new Set(
    (await findMentioned(db, [html])).flatMap((found) => (found.userID === userID && found.key ? [found.key] : [])),
  );
  const names = [...html.matchAll(mention)].flatMap(([, name]) => (name ? [decoded(name)] : []));
  return [...new Set(names)].filter((name) => keys.has(foldedIdentity(name)));
}
