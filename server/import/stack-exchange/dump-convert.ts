import { ApiFailure } from '#api/failure.ts';
import { type RenderedBody, renderBody } from '#server/post/body/render-body.ts';
import { searchText } from '#server/search/search-vector.ts';
import type { DumpRow } from './dump-file.ts';
import type { BadgeRecord, MemberRecord, PostRecord, QuestionRecord, ReplyRecord, TagRecord } from './dump-record.ts';
import { foreignIDIn, momentIn, neededMomentIn, numberIn, textIn, UnusableRow } from './dump-value.ts';
import { type LinkOptions, withOwnLinksInHtml, withOwnLinksInMarkdown } from './own-links.ts';

/** What converting needs to know: which links lead into this forum from now on. */
export type ConvertOptions = LinkOptions;

const webAddress = (text: string | undefined): string | null =>
  text && /^https?:\/\/[^\s"'<>]+$/i.test(text) && URL.canParse(text) && text.length <= 2_000 ? text : null;

/** A person's shown name: as it was, without control characters and doubled spaces. */
const shownName = (text: string | undefined, foreignID: string): string =>
  text
    ?.normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Z}\s]+/gu, ' ')
    .trim()
    .slice(0, 100)
    .toWellFormed() || `user${foreignID}`;

/** Renders a text of the dump; one that is too complex is shown as it is written. */
function renderImported(body: string, format: string): RenderedBody {
  try {
    return renderBody(body, format);
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'post.too-complex') return renderBody(body, 'text');
    throw error;
  }
}

/** A row of Users. Its name is made unique only when it is stored. */
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

/** The tags of a question: `<a><b>`, or `|a|b|` in newer dumps. */
const tagsIn = (row: DumpRow): string[] => [
  ...new Set(
    (textIn(row, 'Tags') ?? '')
      .split(/[<>|]+/)
      .filter(Boolean)
      .map((tag) => tag.slice(0, 100).toWellFormed()),
  ),
];

/** A row of Posts that is a question. */
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

/** A row of Posts that is an answer. */
export function answerOf(row: DumpRow, options: ConvertOptions): ReplyRecord {
  const body = written(withOwnLinksInHtml(textIn(row, 'Body') ?? '', options), 'html');
  return { ...postOf(row, body, 'OwnerUserId'), post_ref: textIn(row, 'ParentId') ?? '' };
}

/** Comments there know links, code and emphasis only: what would begin a list, quote or heading here stays as it is. */
const inlineOnly = (text: string): string =>
  text.replace(/^(\s*)(#{1,6}\s|>|[-+*]\s|={2,}|-{2,}|~{3})/gm, '$1\\$2').replace(/^(\s*\d+)([.)]\s)/gm, '$1\\$2');

/** A row of Comments. */
export function commentOf(row: DumpRow, options: ConvertOptions): ReplyRecord {
  const text = withOwnLinksInMarkdown(textIn(row, 'Text') ?? '', options);
  return { ...postOf(row, written(inlineOnly(text), 'markdown'), 'UserId'), post_ref: textIn(row, 'PostId') ?? '' };
}

/** The longest name of a badge that its index takes in any script, in characters. */
const longestBadgeName = 200;

const metals: Readonly<Record<number, string>> = { 1: 'gold', 2: 'silver', 3: 'bronze' };

/** A row of Badges. A badge for a tag comes in three metals of one name, so the metal joins the name. */
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

/** A row of Tags. */
export function tagOf(row: DumpRow): TagRecord {
  const name = textIn(row, 'TagName')?.slice(0, 100).toWellFormed();
  if (!name) throw new UnusableRow('the tag has no TagName');
  return { foreign_id: name, name };
}
