import { allowsPostType } from '#api/discussion/discussion-type.ts';
import type { PostMeta, PostMetaPatch } from '#api/post/type/post-field.contract.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { type Entered, type MappedFields, needsMapping, retainedFieldValues } from '#machines/post/field-mapping.ts';

/** The chosen changes of a discussion: another category, another type, or both. */
export interface PostSettings {
  readonly action: 'move' | 'type' | 'both';
  readonly categoryID: number | undefined;
  readonly type: string | undefined;
  readonly addRedirects: boolean;
}

/** The current category and type of a discussion, which determine whether settings can be saved. */
export interface SettingsSubject {
  readonly categoryID: number;
  readonly postTypeID: string;
}

/** The categories and types that a discussion can have, and its current category, type and field values. */
export interface PossibleSettings {
  readonly subject: SettingsSubject;
  /** The name of the current category. */
  readonly category: string;
  readonly categories: readonly SettingsCategory[];
  readonly types: readonly PostType[];
  readonly present: PostType | undefined;
  readonly answers: PostMeta;
}

/** A category to which a discussion can be moved. `depth` is its level in the tree, starting at 1. */
export interface SettingsCategory {
  readonly categoryID: number;
  readonly name: string;
  readonly depth: number;
  readonly displayAs: string;
  readonly allowedDiscussionTypes: readonly string[];
}

/**
 * The data to save: the discussion's known category and type, the chosen settings, and the values of the new type's
 * fields.
 */
export interface ChosenSettings {
  readonly subject: SettingsSubject;
  readonly settings: PostSettings;
  readonly postMeta: PostMetaPatch;
}

/** Whether the settings include a move. */
export const wantsMove = ({ action }: PostSettings): boolean => action !== 'type';

/** Whether the settings include a change of type. */
export const wantsType = ({ action }: PostSettings): boolean => action !== 'move';

/** Whether the settings lack an effective change: the chosen category or the chosen type is the current one. */
export function isUnchanged(settings: PostSettings, { subject }: Pick<PossibleSettings, 'subject'>): boolean {
  const { categoryID = subject.categoryID, type = subject.postTypeID } = settings;
  return (
    (wantsMove(settings) && categoryID === subject.categoryID) || (wantsType(settings) && type === subject.postTypeID)
  );
}

/** Whether the resulting category does not allow the resulting post type. */
export function isMisplaced(settings: PostSettings, { subject, categories, types }: SettingsChoice): boolean {
  const wanted = wantsMove(settings) ? settings.categoryID : subject.categoryID;
  const kind = (wantsType(settings) && settings.type) || subject.postTypeID;
  const place = categories.find(({ categoryID }) => categoryID === wanted);
  const placed = types.find(({ postTypeID }) => postTypeID === kind) ?? { postTypeID: kind, categoryIDs: [] };
  return place !== undefined && !allowsPostType(place, placed);
}

interface SettingsChoice extends Pick<PossibleSettings, 'subject'> {
  readonly categories: readonly Pick<SettingsCategory, 'categoryID' | 'allowedDiscussionTypes'>[];
  readonly types: readonly Pick<PostType, 'postTypeID' | 'categoryIDs'>[];
}

/** Returns the chosen new type. Returns undefined when the type is not to be changed. */
export const typeWanted = (settings: PostSettings, { types }: PossibleSettings): PostType | undefined =>
  wantsType(settings) ? types.find(({ postTypeID }) => postTypeID === settings.type) : undefined;

/** Returns the fields of the current and the new type, with the current values. */
export const fieldsOf = (settings: PostSettings, possible: PossibleSettings): MappedFields => ({
  from: possible.present?.postFields ?? [],
  to: typeWanted(settings, possible)?.postFields ?? [],
  answers: possible.answers,
});

/** Whether the new type has different fields, so that the values must be mapped. */
export function needsMappingStep(settings: PostSettings, possible: PossibleSettings): boolean {
  const type = typeWanted(settings, possible);
  const isOther = type !== undefined && type.postTypeID !== possible.subject.postTypeID;
  return isOther && needsMapping(fieldsOf(settings, possible));
}

/**
 * Returns the values of the new type's fields after the post was loaded again. Entered values are preserved, all others
 * come from the current post.
 */
export function mergeEnteredValues(
  settings: PostSettings,
  before: PossibleSettings,
  now: PossibleSettings,
  entered: Entered,
) {
  const offered = retainedFieldValues(fieldsOf(settings, before));
  const own = Object.entries(entered).filter(([name, answer]) => answer !== offered[name]);
  return { ...retainedFieldValues(fieldsOf(settings, now)), ...Object.fromEntries(own) };
}
