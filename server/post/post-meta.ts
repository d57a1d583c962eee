import type { AnsweredField } from '#api/discussion/discussion-fields.contract.ts';
import { ApiError } from '#api/errors.ts';
import type { PostField, PostMeta, PostMetaPatch } from '#api/post/post-field.contract.ts';
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

/** What a post tells the viewer of its answers: those to the fields of its type that they may see, in their order, and these. */
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
