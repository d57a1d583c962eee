import type { DiscussionEdit } from '#api/discussion/discussion-fields.contract.ts';
import { allowsPostType } from '#api/discussion/discussion-type.ts';
import { fieldsFailure } from '#api/fields-failure.ts';
import type { PostField } from '#api/post/type/post-field.contract.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { t } from '#api/translations.ts';
import type { ComposerText } from '#machines/composer/form/writing.ts';
import type { PinChoice } from './announce-field.tsx';
import type { EnteredAnswer } from './post-field-input.tsx';
import type { ChosenTag } from './tag-field.tsx';

/** The form data of a discussion besides title and body. */
export interface DiscussionMeta {
  readonly categoryID: number | undefined;
  readonly type: string | undefined;
  /** The entered field values by field name, including those of previously selected types. */
  readonly postMeta: Readonly<Record<string, EnteredAnswer>>;
  readonly tags: readonly ChosenTag[];
  readonly pinLocation: PinChoice;
}

const isTag = (tag: unknown): tag is ChosenTag => typeof (tag as ChosenTag | null)?.name === 'string';

/**
 * Reads the form data besides title and body from a stored text. Missing or invalid values are replaced with those of a
 * new form.
 */
export function metaOf({ meta }: ComposerText): DiscussionMeta {
  const { categoryID, type, tags, pinLocation, postMeta } = meta;
  return {
    type: typeof type === 'string' ? type : undefined,
    postMeta: typeof postMeta === 'object' && postMeta !== null ? (postMeta as DiscussionMeta['postMeta']) : {},
    categoryID: typeof categoryID === 'number' ? categoryID : undefined,
    tags: Array.isArray(tags) ? tags.filter(isTag) : [],
    pinLocation: pinLocation === 'category' || pinLocation === 'recent' ? pinLocation : 'none',
  };
}

/** Returns a text with changed form data. */
export const withMeta = (writing: ComposerText, change: Partial<DiscussionMeta>): ComposerText => ({
  ...writing,
  meta: { ...writing.meta, ...change },
});

/** Returns the text of an existing discussion for editing. */
export const writingOf = (edit: DiscussionEdit): ComposerText => ({
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

/**
 * Returns the request body of a discussion with the fields of its type. The pin location is included only if the viewer
 * may announce.
 */
export function discussionBody(writing: ComposerText, mayAnnounce: boolean, fields: readonly PostField[]) {
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

/** The properties of a category that determine which post types it accepts. */
type Taking = Parameters<typeof allowsPostType>[0] | undefined;

/**
 * Returns the types that a post can have in a category. Without a category, returns all types that the viewer may post.
 */
export const typesIn = (category: Taking, types: readonly PostType[]): readonly PostType[] =>
  types.filter((type) => type.mayPost && (!category || allowsPostType(category, type)));

/** Returns the type of a post among the possible ones: the chosen type, otherwise `discussion`, otherwise the first. */
export const typeAmong = (types: readonly PostType[], chosen: string | undefined): PostType | undefined =>
  types.find(({ postTypeID }) => postTypeID === chosen) ??
  types.find(({ postTypeID }) => postTypeID === 'discussion') ??
  types[0];

const isMissing = (answer: EnteredAnswer): boolean =>
  answer === undefined ||
  answer === null ||
  answer === false ||
  (Array.isArray(answer) ? answer.length === 0 : String(answer).trim() === '');

const problemsOf = (writing: ComposerText, fields: readonly PostField[]): Record<string, string> => {
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
 * Rejects an incomplete discussion.
 *
 * @throws {ApiFailure} naming each field that has to be filled in.
 */
export function validateDiscussion(writing: ComposerText, fields: readonly PostField[]): void {
  const problems = problemsOf(writing, fields);
  if (Object.keys(problems).length > 0) throw fieldsFailure(problems);
}
