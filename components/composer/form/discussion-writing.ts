import type { DiscussionEdit } from '#api/discussion/discussion-fields.contract.ts';
import { allowsPostType } from '#api/discussion/discussion-type.ts';
import { fieldsFailure } from '#api/fields-failure.ts';
import type { PostField } from '#api/post/type/post-field.contract.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { t } from '#api/translations.ts';
import type { Writing } from '#machines/composer/form/writing.ts';
import type { PinChoice } from './announce-field.tsx';
import type { EnteredAnswer } from './post-field-input.tsx';
import type { ChosenTag } from './tag-field.tsx';

/** What the form of a discussion holds beside title and body. */
export interface DiscussionMeta {
  readonly categoryID: number | undefined;
  readonly type: string | undefined;
  /** What was entered for fields, by their names: those of types that were chosen before too. */
  readonly postMeta: Readonly<Record<string, EnteredAnswer>>;
  readonly tags: readonly ChosenTag[];
  readonly pinLocation: PinChoice;
}

const isTag = (tag: unknown): tag is ChosenTag => typeof (tag as ChosenTag | null)?.name === 'string';

/** Reads what a kept text holds beside title and body; what is missing or broken is as in a new form. */
export function metaOf({ meta }: Writing): DiscussionMeta {
  const { categoryID, type, tags, pinLocation, postMeta } = meta;
  return {
    type: typeof type === 'string' ? type : undefined,
    postMeta: typeof postMeta === 'object' && postMeta !== null ? (postMeta as DiscussionMeta['postMeta']) : {},
    categoryID: typeof categoryID === 'number' ? categoryID : undefined,
    tags: Array.isArray(tags) ? tags.filter(isTag) : [],
    pinLocation: pinLocation === 'category' || pinLocation === 'recent' ? pinLocation : 'none',
  };
}

/** A text with some of what its form holds changed. */
export const withMeta = (writing: Writing, change: Partial<DiscussionMeta>): Writing => ({
  ...writing,
  meta: { ...writing.meta, ...change },
});

/** The text of a discussion that is to be changed. */
export const writingOf = (edit: DiscussionEdit): Writing => ({
  name: edit.name,
  body: edit.body,
  meta: {
    categoryID: edit.categoryID,
    type: edit.postTypeID,
    ...(Object.keys(edit.postMeta).length > 0 && { postMeta: edit.postMeta }),
    tags: edit.tags.map(({ tagID, name }) => ({ tagID, name })),
    pinLocation: edit.pinned ? (edit.pinLocation ?? 'category') : 'none',
  },
});

/** What is sent of a discussion with the fields of its type; where it is announced only by those who may. */
export function discussionBody(writing: Writing, mayAnnounce: boolean, fields: readonly PostField[]) {
  const { tags, pinLocation, postMeta } = metaOf(writing);
  return {
    name: writing.name.trim(),
    body: writing.body,
    tagIDs: tags.flatMap(({ tagID }) => (tagID === undefined ? [] : [tagID])),
    newTagNames: tags.flatMap(({ tagID, name }) => (tagID === undefined ? [name] : [])),
    ...(fields.length > 0 && {
      postMeta: Object.fromEntries(
        fields.map(({ postFieldID }) => [postFieldID, (postMeta[postFieldID] ?? null) as string | null]),
      ),
    }),
    ...(mayAnnounce && { pinned: pinLocation !== 'none', pinLocation }),
  };
}

/** A category as far as it says what it takes. */
type Taking = Parameters<typeof allowsPostType>[0] | undefined;

/** Which types a post can have in a category; all that the viewer may write where it is not chosen yet. */
export const typesIn = (category: Taking, types: readonly PostType[]): readonly PostType[] =>
  types.filter((type) => type.mayPost && (!category || allowsPostType(category, type)));

/** The type that a post has among those it can have: the one that was chosen, else a discussion, else the first. */
export const typeAmong = (types: readonly PostType[], chosen: string | undefined): PostType | undefined =>
  types.find(({ postTypeID }) => postTypeID === chosen) ??
  types.find(({ postTypeID }) => postTypeID === 'discussion') ??
  types[0];

const isMissing = (answer: EnteredAnswer): boolean =>
  answer === undefined ||
  answer === null ||
  answer === false ||
  (Array.isArray(answer) ? answer.length === 0 : String(answer).trim() === '');

const problemsOf = (writing: Writing, fields: readonly PostField[]): Record<string, string> => {
  const { categoryID, postMeta } = metaOf(writing);
  const missing = fields.filter(({ isRequired, postFieldID }) => isRequired && isMissing(postMeta[postFieldID]));
  return {
    ...(writing.name.trim() === '' && { name: t('composer.form.no-name') }),
    ...(writing.body.trim() === '' && { body: t('composer.form.no-body') }),
    ...(categoryID === undefined && { categoryID: t('composer.form.no-category') }),
    ...Object.fromEntries(
      missing.map(({ postFieldID, label }) => [`postMeta.${postFieldID}`, t('composer.post-field.missing', { label })]),
    ),
  };
};

/**
 * Refuses a discussion that lacks something.
 *
 * @throws {ApiFailure} naming each field that has to be filled in.
 */
export function requireWhole(writing: Writing, fields: readonly PostField[]): void {
  const problems = problemsOf(writing, fields);
  if (Object.keys(problems).length > 0) throw fieldsFailure(problems);
}
