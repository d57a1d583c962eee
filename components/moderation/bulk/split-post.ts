import type { PostMetaPatch } from '#api/post/type/post-field.contract.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { t } from '#api/translations.ts';
import { missingFields } from '#machines/post/field-mapping.ts';

/** The post that comments are split into, as entered so far. */
export interface SplitPost {
  readonly name: string;
  readonly categoryID: number | undefined;
  /** The chosen type, used if the category allows it. */
  readonly postType: string;
  /** The entered field values, of all types. */
  readonly postMeta: PostMetaPatch;
  readonly authorType: 'me' | 'system';
}

/** An empty post. */
export const emptyPost: SplitPost = {
  name: '',
  categoryID: undefined,
  postType: 'discussion',
  postMeta: {},
  authorType: 'me',
};

/** Returns the reason comments cannot yet be split into the post; undefined when they can. */
export function splitDisabledReason(
  { name, categoryID, postMeta }: SplitPost,
  type: PostType | undefined,
): string | undefined {
  if (name.trim() === '' || categoryID === undefined) return t('bulk.split.lacking');
  if (!type) return t('composer.type.none');
  const [missing] = missingFields(type.postFields ?? [], postMeta);
  return missing && t('composer.post-field.missing', { label: missing.label });
}

/** Returns the request body of the new post, with the fields of its type only. */
export function newPostOf({ name, categoryID = 0, authorType, postMeta }: SplitPost, type: PostType) {
  const fields = type.postFields?.map(({ postFieldID }) => postFieldID) ?? [];
  const answers = Object.entries(postMeta).filter(([field]) => fields.includes(field));
  return { name, categoryID, authorType, postType: type.postTypeID, postMeta: Object.fromEntries(answers) };
}
