import { takesPostType } from '#api/discussion/discussion-type.ts';
import type { PostMeta, PostMetaPatch } from '#api/post/type/post-field.contract.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { answersKept, type Entered, type MappedFields, needsMapping } from '#machines/post/field-mapping.ts';

/** What shall become of a discussion: another place, another type, or both. */
export interface PostSettings {
  readonly action: 'move' | 'type' | 'both';
  readonly categoryID: number | undefined;
  readonly type: string | undefined;
  readonly addRedirects: boolean;
}

/** Where a discussion is and what it is, which decides whether settings can be saved. */
export interface SettingsSubject {
  readonly categoryID: number;
  readonly postTypeID: string;
}

/** Where a discussion might go, what it might become, and what it is and answers. */
export interface PossibleSettings {
  readonly subject: SettingsSubject;
  /** The name of the category in which it is. */
  readonly category: string;
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

/** Settings as they are saved: of what, as it was seen, what was chosen, and what the fields of the new type will hold. */
export interface ChosenSettings {
  readonly subject: SettingsSubject;
  readonly settings: PostSettings;
  readonly postMeta: PostMetaPatch;
}

/** Whether the discussion is to be moved. */
export const wantsMove = ({ action }: PostSettings): boolean => action !== 'type';

/** Whether the discussion's type is to be changed. */
export const wantsType = ({ action }: PostSettings): boolean => action !== 'move';

/** Whether the settings leave undone what they are for: it stays where it is, or what it is. */
export function isUnchanged(settings: PostSettings, { subject }: Pick<PossibleSettings, 'subject'>): boolean {
  const { categoryID = subject.categoryID, type = subject.postTypeID } = settings;
  return (
    (wantsMove(settings) && categoryID === subject.categoryID) || (wantsType(settings) && type === subject.postTypeID)
  );
}

/** Whether the category in which the discussion will be does not take the type that it will have. */
export function isMisplaced(settings: PostSettings, { subject, categories, types }: SettingsChoice): boolean {
  const wanted = wantsMove(settings) ? settings.categoryID : subject.categoryID;
  const kind = (wantsType(settings) && settings.type) || subject.postTypeID;
  const place = categories.find(({ categoryID }) => categoryID === wanted);
  const placed = types.find(({ postTypeID }) => postTypeID === kind) ?? { postTypeID: kind, categoryIDs: [] };
  return place !== undefined && !takesPostType(place, placed);
}

interface SettingsChoice extends Pick<PossibleSettings, 'subject'> {
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
export function asksMapping(settings: PostSettings, possible: PossibleSettings): boolean {
  const type = typeWanted(settings, possible);
  const isOther = type !== undefined && type.postTypeID !== possible.subject.postTypeID;
  return isOther && needsMapping(fieldsOf(settings, possible));
}

/** What the new type's fields hold, as the post becomes known anew: what somebody entered stays, the rest is as it is now. */
export function enteredAnew(settings: PostSettings, before: PossibleSettings, now: PossibleSettings, entered: Entered) {
  const offered = answersKept(fieldsOf(settings, before));
  const own = Object.entries(entered).filter(([name, answer]) => answer !== offered[name]);
  return { ...answersKept(fieldsOf(settings, now)), ...Object.fromEntries(own) };
}
