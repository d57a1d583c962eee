import type { PostMetaPatch } from '#api/post/type/post-field.contract.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { t } from '#api/words.ts';
import { missingFields } from '#machines/post/field-mapping.ts';

/** The post that comments are split into, as far as it has been said. */
export interface SplitPost {
  readonly name: string;
  readonly categoryID: number | undefined;
  /** What it shall be, where the category takes that. */
  readonly postType: string;
  /** What was answered to fields, of whatever type. */
  readonly postMeta: PostMetaPatch;
  readonly authorType: 'me' | 'system';
}

/** A post of which nothing has been said. */
export const emptyPost: SplitPost = {
  name: '',
  categoryID: undefined,
  postType: 'discussion',
  postMeta: {},
  authorType: 'me',
};

/** Why comments cannot be split into a post of a type as it is; undefined when they can. */
export function lackOfSplit({ name, categoryID, postMeta }: SplitPost, type: PostType | undefined): string | undefined {
  if (name.trim() === '' || categoryID === undefined) return t('bulk.split.lacking');
  if (!type) return t('composer.type.none');
  const [missing] = missingFields(type.postFields ?? [], postMeta);
  return missing && t('composer.post-field.missing', { label: missing.label });
}

/** The post as it is sent: with what it answers to the fields of its type. */
export function newPostOf({ name, categoryID = 0, authorType, postMeta }: SplitPost, type: PostType) {
  const fields = type.postFields?.map(({ postFieldID }) => postFieldID) ?? [];
  const answers = Object.entries(postMeta).filter(([field]) => fields.includes(field));
  return { name, categoryID, authorType, postType: type.postTypeID, postMeta: Object.fromEntries(answers) };
}
