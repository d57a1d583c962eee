import type { DiscussionEdit } from '#api/discussion/discussion-fields.contract.ts';
import { type DiscussionType, discussionTypes, takesType } from '#api/discussion/discussion-type.ts';
import { fieldsFailure } from '#api/fields-failure.ts';
import { t } from '#api/words.ts';
import type { Writing } from '#machines/composer/writing.ts';
import type { PinChoice } from './announce-field.tsx';
import type { ChosenTag } from './tag-field.tsx';

/** What the form of a discussion holds beside title and body. */
export interface DiscussionMeta {
  readonly categoryID: number | undefined;
  readonly type: DiscussionType | undefined;
  readonly tags: readonly ChosenTag[];
  readonly pinLocation: PinChoice;
}

const isTag = (tag: unknown): tag is ChosenTag => typeof (tag as ChosenTag | null)?.name === 'string';

/** Reads what a kept text holds beside title and body; what is missing or broken is as in a new form. */
export function metaOf({ meta }: Writing): DiscussionMeta {
  const { categoryID, type, tags, pinLocation } = meta;
  return {
    type: discussionTypes.find((known) => known === type),
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
    type: edit.type,
    tags: edit.tags.map(({ tagID, name }) => ({ tagID, name })),
    pinLocation: edit.pinned ? (edit.pinLocation ?? 'category') : 'none',
  },
});

/** What is sent of a discussion; where it is announced only by those who may. */
export function discussionBody(writing: Writing, mayAnnounce: boolean) {
  const { tags, pinLocation } = metaOf(writing);
  return {
    name: writing.name.trim(),
    body: writing.body,
    tagIDs: tags.flatMap(({ tagID }) => (tagID === undefined ? [] : [tagID])),
    newTagNames: tags.flatMap(({ tagID, name }) => (tagID === undefined ? [name] : [])),
    ...(mayAnnounce && { pinned: pinLocation !== 'none', pinLocation }),
  };
}

/** A category as far as it says what it takes. */
type Taking = { readonly allowedDiscussionTypes: readonly string[] } | undefined;

/** Which types a post can have in a category; all where it is not chosen yet. */
export const typesIn = (category: Taking): readonly DiscussionType[] =>
  discussionTypes.filter((type) => takesType(category?.allowedDiscussionTypes ?? [], type));

/** The type that a post has in its category: the one that was chosen where the category takes it, else its first. */
export function typeIn(category: Taking, chosen: DiscussionType | undefined): DiscussionType {
  const types = typesIn(category);
  return types.find((type) => type === (chosen ?? 'discussion')) ?? types[0] ?? 'discussion';
}

const problemsOf = (writing: Writing, categoryID: number | undefined): Record<string, string> => ({
  ...(writing.name.trim() === '' && { name: t('composer.form.no-name') }),
  ...(writing.body.trim() === '' && { body: t('composer.form.no-body') }),
  ...(categoryID === undefined && { categoryID: t('composer.form.no-category') }),
});

/**
 * Refuses a discussion that lacks something.
 *
 * @throws {ApiFailure} naming each field that has to be filled in.
 */
export function demandWhole(writing: Writing): void {
  const problems = problemsOf(writing, metaOf(writing).categoryID);
  if (Object.keys(problems).length > 0) throw fieldsFailure(problems);
}
