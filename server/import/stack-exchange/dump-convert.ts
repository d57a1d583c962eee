import { ApiFailure } from '#api/failure.ts';
import { type RenderedBody, renderBody } from '#server/post/body/render-body.ts';
import { searchText } from '#server/search/search-vector.ts';
import type { DumpRow } from './dump-file.ts';
import type { BadgeRecord, MemberRecord, PostRecord, QuestionRecord, ReplyRecord, TagRecord } from './dump-record.ts';
import { foreignIDIn, momentIn, neededMomentIn, numberIn, textIn, UnusableRow } from './dump-value.ts';
import { type LinkOptions, withOwnLinksInHtml, withOwnLinksInMarkdown } from './own-links.ts';

/** The options of the conversion: which links to rewrite to this forum. */
export type ConvertOptions = LinkOptions;

const webAddress = (text: string | undefined): string | null =>
  text && /^https?:\/\/[^\s"'<>]+$/i.test(text) && URL.canParse(text) && text.length <= 2_000 ? text : null;

/** Returns the display name of a member, without control characters and repeated spaces. */
const shownName = (text: string | undefined, foreignID: string): string =>
  text
    ?.normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Z}\s]+/gu, ' ')
    .trim()
    .slice(0, 100)
    .toWellFormed() || `user${foreignID}`;

/** Renders a text of the dump. A text that is too complex is rendered as plain text. */
function renderImported(body: string, format: string): RenderedBody {
  try {
    return renderBody(body, format);
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'post.too-complex') return renderBody(body, 'text');
    throw error;
  }
}

/** Converts a row of Users. The name is made unique when the record is stored. */
export function memberOf(row: DumpRow, options: ConvertOptions): MemberRecord {
  const foreign_id = foreignIDIn(row);
  const about = textIn(row, 'AboutMe');
  const rendered = about === undefined ? undefined : renderImported(withOwnLinksInHtml(about, options), 'html');
  return {
    foreign_id,
    name: shownName(textIn(row, 'DisplayName'), foreign_id),
    about: rendered?.text || null,
    about_html: rendered?.html || null,
    location: textIn(row, 'Location')?.slice(0, 100).toWellFormed() ?? null,
    website: webAddress(textIn(row, 'WebsiteUrl')),
    photo_url: webAddress(textIn(row, 'ProfileImageUrl')?.replace(/^http:/i, 'https:')),
    points: numberIn(row, 'Reputation'),
    date_inserted: neededMomentIn(row, 'CreationDate'),
    date_last_active: momentIn(row, 'LastAccessDate') ?? null,
  };
}

interface Written {
  readonly body: string;
  readonly format: PostRecord['format'];
  readonly rendered: RenderedBody;
}

const written = (body: string, format: PostRecord['format']): Written => ({
  body,
  format,
  rendered: renderImported(body, format),
});

function postOf(row: DumpRow, { body, format, rendered }: Written, userColumn: string): PostRecord {
  return {
    foreign_id: foreignIDIn(row),
    user_ref: textIn(row, userColumn) ?? null,
    editor_ref: textIn(row, 'LastEditorUserId') ?? null,
    body,
    format,
    body_html: rendered.html,
    words: searchText(rendered.text),
    score: numberIn(row, 'Score'),
    date_inserted: neededMomentIn(row, 'CreationDate'),
    date_updated: momentIn(row, 'LastEditDate') ?? null,
  };
}

/** Returns the tags of a question. Dumps contain `<a><b>`, newer ones `|a|b|`. */
const tagsIn = (row: DumpRow): string[] => [
  ...new Set(
    (textIn(row, 'Tags') ?? '')
      .split(/[<>|]+/)
      .filter(Boolean)
      .map((tag) => tag.slice(0, 100).toWellFormed()),
  ),
];

/** Converts a row of Posts that is a question. */
export function questionOf(row: DumpRow, options: ConvertOptions): QuestionRecord {
  const name = textIn(row, 'Title')?.trim();
  if (!name) throw new UnusableRow('the question has no Title');
  const body = written(withOwnLinksInHtml(textIn(row, 'Body') ?? '', options), 'html');
  const { excerpt, imageUrl } = body.rendered;
  return {
    ...postOf(row, body, 'OwnerUserId'),
    name,
    name_words: searchText(name),
    excerpt,
    image_url: imageUrl,
    views: Math.max(0, numberIn(row, 'ViewCount')),
    closed: row.values['ClosedDate'] !== undefined || row.values['LockedDate'] !== undefined,
    tags: tagsIn(row),
  };
}

/** Converts a row of Posts that is an answer. */
export function answerOf(row: DumpRow, options: ConvertOptions): ReplyRecord {
  const body = written(withOwnLinksInHtml(textIn(row, 'Body') ?? '', options), 'html');
  return { ...postOf(row, body, 'OwnerUserId'), post_ref: textIn(row, 'ParentId') ?? '' };
}

/**
 * Escapes Markdown that would start a list, quote or heading. Stack Exchange comments support only links, code and
 * emphasis.
 */
const inlineOnly = (text: string): string =>
  text.replace(/^(\s*)(#{1,6}\s|>|[-+*]\s|={2,}|-{2,}|~{3})/gm, '$1\\$2').replace(/^(\s*\d+)([.)]\s)/gm, '$1\\$2');

/** Converts a row of Comments. */
export function commentOf(row: DumpRow, options: ConvertOptions): ReplyRecord {
  const text = withOwnLinksInMarkdown(textIn(row, 'Text') ?? '', options);
  return { ...postOf(row, written(inlineOnly(text), 'markdown'), 'UserId'), post_ref: textIn(row, 'PostId') ?? '' };
}

/** The maximum length of a badge name, in characters. The index on badge names accepts this length in any script. */
const longestBadgeName = 200;

const metals: Readonly<Record<number, string>> = { 1: 'gold', 2: 'silver', 3: 'bronze' };

/**
 * Converts a row of Badges. A tag badge exists in three classes with the same name, so the class is added to the name.
 */
export function badgeOf(row: DumpRow): BadgeRecord {
  const name = textIn(row, 'Name')?.slice(0, longestBadgeName);
  if (!name) throw new UnusableRow('the badge has no Name');
  const [rank, tag_based] = [numberIn(row, 'Class') || 3, row.values['TagBased'] === 'True'];
  return {
    foreign_id: foreignIDIn(row),
    user_ref: textIn(row, 'UserId') ?? '',
    name: tag_based ? `${name} (${metals[rank] ?? rank})` : name,
    class: rank,
    tag_based,
    date_inserted: neededMomentIn(row, 'Date'),
  };
}

/** Converts a row of Tags. */
export function tagOf(row: DumpRow): TagRecord {
  const name = textIn(row, 'TagName')?.slice(0, 100).toWellFormed();
  if (!name) throw new UnusableRow('the tag has no TagName');
  return { foreign_id: name, name };
}
