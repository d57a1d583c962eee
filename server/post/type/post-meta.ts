import type { AnsweredField } from '#api/discussion/discussion-fields.contract.ts';
import { ApiError } from '#api/errors.ts';
import type { PostField, PostMeta, PostMetaPatch } from '#api/post/type/post-field.contract.ts';
import { checkFieldValue, isAnswered } from '#server/platform/http/field-value.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { escapeHtml } from '#server/post/body/html-text.ts';
import type { RenderedBody } from '#server/post/body/render-body.ts';
import { maySeeAnswer } from './post-type.policy.ts';

/** The field values of a post, and its author. */
interface Answering {
  readonly fields: readonly PostField[];
  readonly authorID: number;
  /** The previous values, including those of fields of other types. */
  readonly before?: PostMeta | null | undefined;
  readonly entered: PostMetaPatch | undefined;
  /** The prefix of field names in validation errors. */
  readonly prefix?: string;
}

/**
 * Validates the values for the fields of a post's type, and returns all values as they are stored. Values of other
 * fields remain. Required values are demanded only from members who may see the field.
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
    if (!known.has(name)) problems[prefix + name] = `Posts of this type do not have the field “${name}”.`;
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

/**
 * Returns the field values of a post that the viewer may see, in the order of the type's fields, together with these
 * fields.
 */
export function presentPostMeta(
  viewer: Viewer,
  postTypeID: string,
  { answers, authorID }: { answers: PostMeta | null | undefined; authorID: number },
): { postMeta: PostMeta; postFields: AnsweredField[] } {
  const told = viewer.postTypes
    .fieldsOf(postTypeID)
    .filter((field) => answers?.[field.postFieldID] !== undefined && maySeeAnswer(viewer, field, authorID));
  return {
    postMeta: Object.fromEntries(told.map(({ postFieldID: name }) => [name, answers?.[name] ?? ''])),
    postFields: told.map(({ postFieldID, label, dataType, formType, visibility, optionNames }) => ({
      postFieldID,
      label,
      dataType,
      formType,
      visibility,
      ...(optionNames && { optionNames }),
    })),
  };
}

/** Appends the field values to a rendered body, for the moderation filters and for the approval of a held post. */
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
