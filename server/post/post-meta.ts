import { sql } from 'kysely';
import type { AnsweredField, Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { ApiError } from '#api/errors.ts';
import type { PostField, PostMeta, PostMetaPatch } from '#api/post/post-field.contract.ts';
import type { Queryable } from '#server/category/queryable.ts';
import { checkFieldValue, isAnswered } from '#server/platform/field-value.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { escapeHtml } from './html-text.ts';
import { maySeeAnswer } from './post-type.policy.ts';
import type { RenderedBody } from './render-body.ts';

/** What is answered for a post, and by whom the post is. */
interface Answering {
  readonly fields: readonly PostField[];
  readonly authorID: number;
  /** What the post answered before, to whatever fields. */
  readonly before?: PostMeta | null | undefined;
  readonly entered: PostMetaPatch | undefined;
  /** What stands before a field's name in a refusal. */
  readonly prefix?: string;
}

/**
 * Checks what is answered to the fields of a post's type, and gives all its answers as they are stored: those to other
 * fields stay. What must be answered is demanded of those who see the question.
 *
 * @throws {ApiError} request.invalid by field, each named `postMeta.<postFieldID>`.
 */
export function readPostMeta(
  viewer: Viewer,
  { fields, authorID, before, entered = {}, prefix = 'postMeta.' }: Answering,
): PostMeta | null {
  const open = fields.filter((field) => maySeeAnswer(viewer, field, authorID));
  const known = new Set(open.map(({ postFieldID }) => postFieldID));
  const problems: Record<string, string> = {};
  for (const name of Object.keys(entered))
    if (!known.has(name)) problems[prefix + name] = `Posts of this type have no field “${name}”.`;
  const answers = new Map(Object.entries(before ?? {}));
  for (const field of open) {
    const name = field.postFieldID;
    if (Object.hasOwn(entered, name)) {
      const checked = checkFieldValue(field, entered[name]);
      if ('problem' in checked) problems[prefix + name] = checked.problem;
      else if (checked.value === null) answers.delete(name);
      else answers.set(name, checked.value);
    }
    if (field.isRequired && !problems[prefix + name] && !isAnswered(answers.get(name)))
      problems[prefix + name] = `${field.label} is required.`;
  }
  if (Object.keys(problems).length > 0) throw ApiError.fields(problems);
  return answers.size > 0 ? Object.fromEntries(answers) : null;
}

/** What is needed of a field to tell an answer to it. */
type ToldField = AnsweredField & Pick<PostField, 'isActive'>;

/** A type of posts as those who read one need it. */
export interface ToldType {
  readonly postTypeID: string;
  readonly name: string;
  readonly isOriginal: boolean;
  /** In their order. */
  readonly fields: readonly ToldField[];
}

/** What a post tells the viewer of its type: its answers to the fields that they may see, in their order, and these. */
export function presentPostMeta(
  viewer: Viewer,
  type: ToldType | undefined,
  { answers, authorID }: { answers: PostMeta | null | undefined; authorID: number },
): Pick<Discussion, 'postMeta' | 'postFields' | 'postType'> {
  const told = (type?.fields ?? []).filter(
    (field) => answers?.[field.postFieldID] !== undefined && maySeeAnswer(viewer, field, authorID),
  );
  return {
    postMeta: Object.fromEntries(told.map(({ postFieldID: name }) => [name, answers?.[name] ?? ''])),
    postFields: told.map(({ isActive: _, ...field }) => field),
    ...(type && !type.isOriginal && { postType: { postTypeID: type.postTypeID, name: type.name } }),
  };
}

/** A text with what is answered beside it: what is judged, and shown to whoever approves it. */
export function withAnswers(
  rendered: RenderedBody,
  fields: readonly PostField[],
  answers: PostMeta | null | undefined,
): RenderedBody {
  const told = fields.flatMap(({ postFieldID, label }) => {
    const answer = answers?.[postFieldID];
    return answer === undefined ? [] : [{ label, words: [answer].flat().join(', ') }];
  });
  if (told.length === 0) return rendered;
  const html = told.map(({ label, words }) => `<p><strong>${escapeHtml(label)}:</strong> ${escapeHtml(words)}</p>`);
  return {
    ...rendered,
    html: [rendered.html, ...html].join('\n'),
    text: [rendered.text, ...told.map(({ words }) => words)].join('\n'),
  };
}

/** Reads some types of posts with their fields, by their names. */
export async function findToldTypes(
  db: Queryable,
  postTypeIDs: readonly string[],
): Promise<ReadonlyMap<string, ToldType>> {
  if (postTypeIDs.length === 0) return new Map();
  const { rows } = await sql<ToldType>`
    select post_type_id as "postTypeID", name, parent_post_type_id is null as "isOriginal",
      coalesce((
        select jsonb_agg(jsonb_build_object('postFieldID', f.post_field_id, 'label', f.label, 'dataType', f.data_type,
          'formType', f.form_type, 'visibility', f.visibility, 'isActive', f.is_active) order by asked.place)
        from unnest(field_ids) with ordinality as asked (post_field_id, place)
        join post_field f on f.post_field_id = asked.post_field_id), '[]') as fields
    from post_type where post_type_id = any(${[...new Set(postTypeIDs)]}::text[])
  `.execute(db);
  return new Map(rows.map((type) => [type.postTypeID, type]));
}
