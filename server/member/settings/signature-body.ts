import { ApiError } from '#api/errors.ts';
import { visibleOrEmpty } from '#api/visible-text.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { renderMentioning } from '#server/post/body/mention-resolution.ts';

const refuse = (sentence: string): never => {
  throw ApiError.fields({ body: sentence });
};

/** Validates and renders a signature within the limits of the site. @throws {ApiError} request.invalid. */
export async function acceptSignature(
  db: Queryable,
  settings: Settings,
  body: string,
): Promise<{ body: string; html: string }> {
  const text = visibleOrEmpty(body.replaceAll('\0', '').trim());
  if (text === '') return { body: '', html: '' };
  const most = settings['signatures.maxLength'];
  if ([...text].length > most) refuse(`A signature can have at most ${most} characters.`);
  const lines = settings['signatures.maxLines'];
  if (text.split('\n').filter((line) => line.trim()).length > lines)
    refuse(`A signature can have at most ${lines} lines.`);
  // A signature appears several times on a page, where its footnotes would have duplicate IDs. Footnote syntax is
  // escaped.
  const { html } = await renderMentioning(db, text.replaceAll('[^', '\\[^'), 'markdown');
  const images = settings['signatures.maxImages'];
  if ((html.match(/<img\b/g)?.length ?? 0) > images) refuse(`A signature can have at most ${images} pictures.`);
  // An embedded video under every post would be excessive. Embeds are reduced to links.
  return { body: text, html: html.replaceAll(' class="embed"', '') };
}
