import { takesPostType } from '#api/discussion/discussion-type.ts';
import type { PostMeta, PostMetaPatch } from '#api/post/post-field.contract.ts';
import type { PostType } from '#api/post/post-type.contract.ts';
import { type MappedFields, needsMapping } from './field-mapping.ts';

/** What shall become of a discussion: another place, another type, or both. */
export interface PostSettings {
  readonly action: 'move' | 'type' | 'both';
  readonly categoryID: number | undefined;
  readonly type: string | undefined;
  readonly addRedirects: boolean;
}

/** What decides of a discussion whether settings can be saved. */
export interface SettingsSubject {
  readonly categoryID: number;
  readonly postTypeID: string;
}

/** Where a discussion might go, what it might become, and what it is and answers. */
export interface PossibleSettings {
  readonly categories: readonly SettingsCategory[];
  readonly types: readonly PostType[];
  readonly present: PostType | undefined;
  readonly answers: PostMeta;
}

/** A category to which a discussion might be moved; `depth` says how far below the top it stands, from 1. */
export interface SettingsCategory {
  readonly categoryID: number;
  readonly name: string;
  readonly depth: number;
  readonly displayAs: string;
  readonly allowedDiscussionTypes: readonly string[];
}

/** Settings as they are saved: what was chosen, and what the fields of the new type will hold. */
export interface ChosenSettings {
  readonly settings: PostSettings;
  readonly postMeta: PostMetaPatch;
}

/** Whether the discussion is to be moved. */
export const wantsMove = ({ action }: PostSettings): boolean => action !== 'type';

/** Whether the discussion's type is to be changed. */
export const wantsType = ({ action }: PostSettings): boolean => action !== 'move';

/** Whether the settings leave undone what they are for: it stays where it is, or what it is. */
export function isUnchanged(subject: SettingsSubject, settings: PostSettings): boolean {
  const { categoryID = subject.categoryID, type = subject.postTypeID } = settings;
  return (
    (wantsMove(settings) && categoryID === subject.categoryID) || (wantsType(settings) && type === subject.postTypeID)
  );
}

/** Whether the category in which the discussion will be does not take the type that it will have. */
export function isMisplaced(
  subject: SettingsSubject,
  settings: PostSettings,
  { categories, types }: SettingsChoice,
): boolean {
  const wanted = wantsMove(settings) ? settings.categoryID : subject.categoryID;
  const kind = (wantsType(settings) && settings.type) || subject.postTypeID;
  const place = categories.find(({ categoryID }) => categoryID === wanted);
  const placed = types.find(({ postTypeID }) => postTypeID === kind) ?? { postTypeID: kind, categoryIDs: [] };
  return place !== undefined && !takesPostType(place, placed);
}

interface SettingsChoice {
  readonly categories: readonly Pick<SettingsCategory, 'categoryID' | 'allowedDiscussionTypes'>[];
  readonly types: readonly Pick<PostType, 'postTypeID' | 'categoryIDs'>[];
}

/** The type that the discussion shall have; undefined where none other is wanted. */
export const typeWanted = (settings: PostSettings, { types }: PossibleSettings): PostType | undefined =>
  wantsType(settings) ? types.find(({ postTypeID }) => postTypeID === settings.type) : undefined;

/** The fields that the discussion has and will have, with what it answers. */
export const fieldsOf = (settings: PostSettings, possible: PossibleSettings): MappedFields => ({
  from: possible.present?.postFields ?? [],
  to: typeWanted(settings, possible)?.postFields ?? [],
  answers: possible.answers,
});

/** Whether the new type asks other fields, so that somebody has to say what becomes of the answers. */
export function asksMapping(subject: SettingsSubject, settings: PostSettings, possible: PossibleSettings): boolean {
  const type = typeWanted(settings, possible);
  return type !== undefined && type.postTypeID !== subject.postTypeID && needsMapping(fieldsOf(settings, possible));
}
