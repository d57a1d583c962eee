import {
  type ComposerText,
  type DraftMark,
  isSameText,
  isSameWriting,
  serverTab,
  type TextCopy,
} from '#machines/composer/form/writing.ts';

/** The context of a text: the text in the editor, and all other copies of it. */
export interface TextContext {
  readonly key: string;
  readonly tab: string;
  /** The initial text of the editor: empty, or the current content of the record. */
  readonly begin: ComposerText;
  readonly writing: ComposerText;
  /** The text that the current one replaced. Undo restores it. */
  readonly before: ComposerText | undefined;
  /**
   * The longest text since the editor was last empty. Undo restores it after it has been deleted character by
   * character.
   */
  readonly longest: ComposerText | undefined;
  readonly changedAt: number;
  readonly discardedAt: number | undefined;
  readonly draft: DraftMark | undefined;
  /** The copies on which the current text is based. */
  readonly grewFrom: readonly TextCopy[];
  /** A copy with different content. The author chooses between the two. */
  readonly other: TextCopy | undefined;
  /** Whether the current text contains input from this tab. */
  readonly isOwn: boolean;
  /** Whether the text is that of another tab, which saves it itself. */
  readonly isFollowing: boolean;
  readonly savedAt: number | undefined;
}

const month = 30 * 24 * 3_600_000;

/** Returns the timestamp of a change: the given time, but later than the previous change. */
export const nextTimestamp = (context: TextContext, now: number): number => Math.max(now, context.changedAt + 1);

/** Returns whether there is nothing to store: the text equals the initial one. */
export const isUntouched = ({ writing, begin }: TextContext): boolean => isSameWriting(writing, begin);

/** Returns whether title and body equal the initial ones. */
export const hasInitialText = ({ writing, begin }: TextContext): boolean => isSameText(writing, begin);

/** Returns the current text as a copy for the device. */
export const copyOf = ({ tab, changedAt, writing, before, discardedAt, draft }: TextContext): TextCopy => ({
  tab,
  changedAt,
  writing,
  before,
  discardedAt,
  draft,
});

/**
 * Returns the input of the actors that store or delete on the device: the current text, and the copies on which it is
 * based.
 */
export const deviceCommandOf = (context: TextContext) => ({
  key: context.key,
  copy: copyOf(context),
  grewFrom: context.grewFrom,
});

/** Returns whether there is something to save: text, or form data alone, unless its text has been deleted. */
const isWorthSaving = (context: TextContext): boolean =>
  !isUntouched(context) && !(hasInitialText(context) && context.before !== undefined);

/** Returns whether there is something to save that the server does not have yet. */
export const hasUnsavedText = (context: TextContext): boolean =>
  isWorthSaving(context) && context.savedAt !== context.changedAt;

/** Returns whether there is something to discard: the current text, or the draft of a deleted text. */
export const canDiscard = (context: TextContext): boolean =>
  !isUntouched(context) || (context.before !== undefined && context.discardedAt === undefined);

/** Returns the changes for newly typed text. A text that is emptied by typing remains recoverable. */
export function applyTyping(context: TextContext, writing: ComposerText, now: number): Partial<TextContext> {
  const isEmptied = isSameText(writing, context.begin) && !hasInitialText(context);
  const longest = longer(longer(context.longest, context.writing), writing);
  return {
    writing,
    changedAt: nextTimestamp(context, now),
    isOwn: true,
    isFollowing: false,
    discardedAt: undefined,
    longest: isEmptied ? undefined : longest,
    ...(isEmptied && { before: longest }),
  };
}

const lengthOf = ({ name, body }: ComposerText) => name.length + body.length;

const longer = (one: ComposerText | undefined, other: ComposerText): ComposerText =>
  one && lengthOf(one) > lengthOf(other) ? one : other;

const withoutTab = (copies: readonly TextCopy[], { tab }: TextCopy) => copies.filter((one) => one.tab !== tab);

/** Returns the changes that continue a stored copy. */
const adopted = (context: TextContext, copy: TextCopy): Partial<TextContext> => ({
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

const isOutdated = (copy: TextCopy, now: number) => copy.discardedAt !== undefined && now - copy.discardedAt > month;

/**
 * Returns the changes for the copies found when an editor opens, newest first: one copy is continued, and another that
 * differs is shown.
 */
export function applyOpenedCopies(
  context: TextContext,
  copies: readonly TextCopy[],
  now: number,
): Partial<TextContext> {
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

/** Returns whether the device's text is based on this save of the draft, or on a later one. */
const contains = ({ draft }: TextContext, copy: TextCopy): boolean =>
  draft !== undefined && draft.draftID === copy.draft?.draftID && draft.version >= copy.draft.version;

/**
 * Returns the changes for the server's copy, found after the device's copies were opened. An untouched text continues
 * it; otherwise a copy that differs is shown, unless the text is based on it already.
 */
export function applyServerCopy(context: TextContext, copy: TextCopy): Partial<TextContext> {
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

const differing = (context: TextContext, copy: TextCopy): TextCopy | undefined =>
  isSameWriting(copy.writing, context.writing) || isSameWriting(copy.writing, context.begin) ? undefined : copy;

/**
 * Returns the changes for another copy that has appeared. A copy of another tab is continued if nothing was typed here;
 * otherwise both are shown.
 */
export function applyOtherCopy(context: TextContext, copy: TextCopy): Partial<TextContext> {
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

/** Returns the changes for the author's choice between the two copies. Undo restores the other one. */
export function applyCopyChoice(context: TextContext, which: 'mine' | 'other', now: number): Partial<TextContext> {
  const { other, writing } = context;
  if (!other) return {};
  const settled = {
    other: undefined,
    changedAt: nextTimestamp(context, Math.max(now, other.changedAt)),
    grewFrom: [...context.grewFrom, other],
    draft: newerMark(context.draft, other.draft),
    isOwn: true,
    isFollowing: false,
  };
  return which === 'mine'
    ? { ...settled, before: other.writing }
    : {
        ...settled,
        before: hasInitialText(context) ? context.before : writing,
        writing: other.writing,
        discardedAt: undefined,
        isFollowing: false,
      };
}

const newerMark = (mine: DraftMark | undefined, others: DraftMark | undefined): DraftMark | undefined => {
  if (!mine || !others) return mine ?? others;
  return mine.draftID === others.draftID && mine.version > others.version ? mine : others;
};

/** Returns the changes that discard the text. It can be restored. */
export const applyDiscard = (context: TextContext, now: number): Partial<TextContext> =>
  canDiscard(context) ? putAway(context, now) : {};

const putAway = (context: TextContext, now: number): Partial<TextContext> => ({
  writing: context.begin,
  before: hasInitialText(context) && context.before !== undefined ? context.before : context.writing,
  changedAt: nextTimestamp(context, now),
  discardedAt: now,
  isOwn: true,
  isFollowing: false,
});

/** Returns the changes that restore the previous text. The current text, if there is any, can be restored in turn. */
export const applyUndo = (context: TextContext, now: number): Partial<TextContext> =>
  context.before === undefined
    ? {}
    : {
        writing: context.before,
        before: isUntouched(context) ? undefined : context.writing,
        changedAt: nextTimestamp(context, now),
        discardedAt: undefined,
        isOwn: true,
        isFollowing: false,
      };
