import {
  type DraftMark,
  isSameText,
  isSameWriting,
  serverTab,
  type Writing,
  type WritingCopy,
} from '#machines/composer/form/writing.ts';

/** What a text's machine knows: the words in the editor, and every other copy of them. */
export interface TextContext {
  readonly key: string;
  readonly tab: string;
  /** What the editor began with: nothing, or the record as it stands. */
  readonly begin: Writing;
  readonly writing: Writing;
  /** What the present words replaced; Undo brings it back. */
  readonly before: Writing | undefined;
  /** The longest words since the editor was last empty: what Undo brings back when they are deleted letter by letter. */
  readonly longest: Writing | undefined;
  readonly changedAt: number;
  readonly discardedAt: number | undefined;
  readonly draft: DraftMark | undefined;
  /** The copies that the present words go on from. */
  readonly grewFrom: readonly WritingCopy[];
  /** A copy that says something else; its author chooses between the two. */
  readonly other: WritingCopy | undefined;
  /** Whether words of this tab are among the present ones. */
  readonly isOwn: boolean;
  /** Whether the words are those of another tab, which saves them itself. */
  readonly isFollowing: boolean;
  readonly savedAt: number | undefined;
}

const month = 30 * 24 * 3_600_000;

/** A moment for a change at the time given, later than the change before it. */
export const later = (context: TextContext, now: number): number => Math.max(now, context.changedAt + 1);

/** Whether there is nothing to keep: the words are those the editor began with. */
export const isUntouched = ({ writing, begin }: TextContext): boolean => isSameWriting(writing, begin);

/** Whether there are no words of its own: title and body are those the editor began with. */
export const isWordless = ({ writing, begin }: TextContext): boolean => isSameText(writing, begin);

/** The present words as a copy for the device. */
export const copyOf = ({ tab, changedAt, writing, before, discardedAt, draft }: TextContext): WritingCopy => ({
  tab,
  changedAt,
  writing,
  before,
  discardedAt,
  draft,
});

/** What the device is told to keep or to forget: the present words, and the copies they go on from. */
export const orderOf = (context: TextContext) => ({
  key: context.key,
  copy: copyOf(context),
  grewFrom: context.grewFrom,
});

/** Whether there is something to save: words, or choices beside them that were made before any words were deleted. */
const isWorthSaving = (context: TextContext): boolean =>
  !isUntouched(context) && !(isWordless(context) && context.before !== undefined);

/** Whether there is something to save that the server does not have yet. */
export const hasUnsavedWords = (context: TextContext): boolean =>
  isWorthSaving(context) && context.savedAt !== context.changedAt;

/** Whether there is something to put away: what is written, or the draft of words that were deleted. */
export const canDiscard = (context: TextContext): boolean =>
  !isUntouched(context) || (context.before !== undefined && context.discardedAt === undefined);

/** The words as they were typed now. What a member empties by typing stays recoverable. */
export function edited(context: TextContext, writing: Writing, now: number): Partial<TextContext> {
  const isEmptied = isSameText(writing, context.begin) && !isWordless(context);
  const longest = longer(longer(context.longest, context.writing), writing);
  return {
    writing,
    changedAt: later(context, now),
    isOwn: true,
    isFollowing: false,
    discardedAt: undefined,
    longest: isEmptied ? undefined : longest,
    ...(isEmptied && { before: longest }),
  };
}

const lengthOf = ({ name, body }: Writing) => name.length + body.length;

const longer = (one: Writing | undefined, other: Writing): Writing =>
  one && lengthOf(one) > lengthOf(other) ? one : other;

const withoutTab = (copies: readonly WritingCopy[], { tab }: WritingCopy) => copies.filter((one) => one.tab !== tab);

/** Goes on with a copy that was kept before. */
const adopted = (context: TextContext, copy: WritingCopy): Partial<TextContext> => ({
  writing: copy.writing,
  before: copy.before ?? context.before,
  changedAt: Math.max(context.changedAt, copy.changedAt),
  discardedAt: copy.discardedAt,
  draft: copy.draft ?? context.draft,
  grewFrom: [...withoutTab(context.grewFrom, copy), copy],
  longest: undefined,
  isOwn: false,
  isFollowing: false,
});

const isOutdated = (copy: WritingCopy, now: number) => copy.discardedAt !== undefined && now - copy.discardedAt > month;

/** What to do with the copies found when an editor opens, newest first: go on with one, and show another that differs. */
export function opened(context: TextContext, copies: readonly WritingCopy[], now: number): Partial<TextContext> {
  const fresh = copies.filter((copy) => copy.tab !== context.tab && !isOutdated(copy, now));
  const newest = fresh.find((copy) => copy.discardedAt === undefined) ?? fresh[0];
  if (!newest) return {};
  const present: TextContext = isUntouched(context)
    ? { ...context, ...adopted(context, newest) }
    : { ...context, other: differing(context, newest) };
  const rest = fresh.filter((copy) => copy !== newest && copy.discardedAt === undefined);
  const same = rest.filter(({ writing }) => isSameWriting(writing, present.writing));
  return {
    ...present,
    grewFrom: [...present.grewFrom, ...same],
    other: present.other ?? rest.find((copy) => differing(present, copy)),
  };
}

/** Whether the device's words already grew from that save of that draft, or from a later one. */
const contains = ({ draft }: TextContext, copy: WritingCopy): boolean =>
  draft !== undefined && draft.draftID === copy.draft?.draftID && draft.version >= copy.draft.version;

/** What to do with the server's copy, found once the device's are open: the newer goes on, a different one is shown. */
export function found(context: TextContext, copy: WritingCopy): Partial<TextContext> {
  if (isSameWriting(copy.writing, context.writing))
    return { draft: newerMark(context.draft, copy.draft), savedAt: context.changedAt };
  if (contains(context, copy)) return {};
  const { discardedAt, before } = context;
  if (discardedAt !== undefined && copy.changedAt <= discardedAt)
    return { draft: copy.draft, before: before ?? copy.writing };
  if (isUntouched(context)) {
    const changedAt = Math.max(context.changedAt, copy.changedAt);
    return { ...adopted(context, copy), changedAt, savedAt: changedAt };
  }
  return { other: context.other ?? differing(context, copy), draft: context.draft ?? copy.draft };
}

const differing = (context: TextContext, copy: WritingCopy): WritingCopy | undefined =>
  isSameWriting(copy.writing, context.writing) || isSameWriting(copy.writing, context.begin) ? undefined : copy;

/** Another copy has come to be: where nothing was typed here it is gone on with, else both are shown. */
export function met(context: TextContext, copy: WritingCopy): Partial<TextContext> {
  if (copy.tab === context.tab || copy.discardedAt !== undefined) return {};
  if (isSameWriting(copy.writing, context.writing))
    return {
      grewFrom: [...withoutTab(context.grewFrom, copy), copy],
      other: context.other && context.other.tab !== copy.tab ? differing(context, context.other) : undefined,
      draft: newerMark(context.draft, copy.draft),
    };
  if (!context.isOwn && copy.tab !== serverTab) return { ...adopted(context, copy), isFollowing: true };
  return { other: differing(context, copy) };
}

/** The author's choice between the two copies; the one not taken can be brought back by Undo. */
export function chosen(context: TextContext, which: 'mine' | 'other', now: number): Partial<TextContext> {
  const { other, writing } = context;
  if (!other) return {};
  const settled = {
    other: undefined,
    changedAt: later(context, Math.max(now, other.changedAt)),
    grewFrom: [...context.grewFrom, other],
    draft: newerMark(context.draft, other.draft),
    isOwn: true,
    isFollowing: false,
  };
  return which === 'mine'
    ? { ...settled, before: other.writing }
    : {
        ...settled,
        before: isWordless(context) ? context.before : writing,
        writing: other.writing,
        discardedAt: undefined,
        isFollowing: false,
      };
}

const newerMark = (mine: DraftMark | undefined, others: DraftMark | undefined): DraftMark | undefined => {
  if (!mine || !others) return mine ?? others;
  return mine.draftID === others.draftID && mine.version > others.version ? mine : others;
};

/** The words put away by their author; they can be brought back. */
export const discarded = (context: TextContext, now: number): Partial<TextContext> =>
  canDiscard(context) ? putAway(context, now) : {};

const putAway = (context: TextContext, now: number): Partial<TextContext> => ({
  writing: context.begin,
  before: isWordless(context) && context.before !== undefined ? context.before : context.writing,
  changedAt: later(context, now),
  discardedAt: now,
  isOwn: true,
  isFollowing: false,
});

/** The words before brought back; the present ones, when there are any, can be brought back in turn. */
export const undone = (context: TextContext, now: number): Partial<TextContext> =>
  context.before === undefined
    ? {}
    : {
        writing: context.before,
        before: isUntouched(context) ? undefined : context.writing,
        changedAt: later(context, now),
        discardedAt: undefined,
        isOwn: true,
        isFollowing: false,
      };
