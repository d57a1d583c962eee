import { type ContentTexts, translated } from '#server/administration/translation/content-text.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { renderMentioning } from '#server/post/body/mention-resolution.ts';
import type { MessageRow } from './moderation-message.queries.ts';

/** The rendered translations of messages, by their text. */
const rendered = new WeakMap<MessageRow, Map<string, Promise<string>>>();

/** Renders a translation as the original is rendered, once for each text. A failure is not kept. */
function renderTranslation(db: Queryable, row: MessageRow, body: string): Promise<string> {
  const known = rendered.get(row) ?? new Map<string, Promise<string>>();
  rendered.set(row, known);
  const html = known.get(body) ?? renderMentioning(db, body, row.format).then((result) => result.html);
  known.set(body, html);
  html.catch(() => known.delete(body));
  return html;
}

/** Returns a message with its text in a language. */
export async function translateMessage(
  db: Queryable,
  row: MessageRow,
  texts: ContentTexts | undefined,
): Promise<MessageRow> {
  const place = { recordType: 'moderationMessage', recordKey: String(row.moderationMessageID), propertyName: 'body' };
  const body = translated(texts, place, row.body);
  return body === row.body ? row : { ...row, body, bodyHtml: await renderTranslation(db, row, body) };
}
