import { type DraftMark, isSameWriting, serverTab, type Writing, type WritingCopy } from './writing.ts';

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
  readonly savedAt: number | undefined;
}

const month = 30 * 24 * 3_600_000;

/** A moment for a change at the time given, later than the change before it. */
export const later = (context: TextContext, now: number): number => Math.max(now, context.changedAt + 1);

/** Whether there is nothing to keep: the words are those the editor began with. */
export const isUntouched = ({ writing, begin }: TextContext): boolean => isSameWriting(writing, begin);

/** The present words as a copy for the device. */
export const copyOf = ({ tab, changedAt, writing, before, discardedAt, draft }: TextContext): WritingCopy => ({
  tab,
  changedAt,
  writing,
  before,
  discardedAt,
  draft,
});

/** The words as they were typed now. What a member empties by typing stays recoverable. */
export function edited(context: TextContext, writing: Writing, now: number): Partial<TextContext> {
  const isEmptied = isSameWriting(writing, context.begin) && !isUntouched(context);
  const longest = longer(longer(context.longest, context.writing), writing);
  return {
    writing,
    changedAt: later(context, now),
    isOwn: true,
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
});

const isOutdated = (copy: WritingCopy, now: number) => copy.discardedAt !== undefined && now - copy.discardedAt > month;

/** A device's copy that already contains the server's: it grew from that save of that draft, or from a later one. */
const contains = (copy: WritingCopy, fromServer: WritingCopy): boolean =>
  copy.draft !== undefined &&
  copy.draft.draftID === fromServer.draft?.draftID &&
  copy.draft.version >= fromServer.draft.version;

/** What to do with the copies found when an editor opens, newest first: go on with one, and show another that differs. */
export function opened(context: TextContext, copies: readonly WritingCopy[], now: number): Partial<TextContext> {
  const fresh = copies.filter((copy) => !isOutdated(copy, now));
  const onDevice = fresh.filter(({ tab }) => tab !== serverTab);
  const onServer = fresh.find((copy) => copy.tab === serverTab && !onDevice.some((one) => contains(one, copy)));
  const candidates = onServer ? [...onDevice, onServer] : onDevice;
  const newest = candidates.find((copy) => copy.discardedAt === undefined) ?? candidates[0];
  if (!newest) return {};
  const present: TextContext = isUntouched(context)
    ? { ...context, ...adopted(context, newest) }
    : { ...context, other: differing(context, newest) };
  const rest = candidates.filter((copy) => copy !== newest && copy.discardedAt === undefined);
  const same = rest.filter(({ writing }) => isSameWriting(writing, present.writing));
  const isOnServer = fresh.some(({ tab, writing }) => tab === serverTab && isSameWriting(writing, present.writing));
  return {
    ...present,
    savedAt: isOnServer ? present.changedAt : context.savedAt,
    draft: present.draft ?? onServer?.draft,
    grewFrom: [...present.grewFrom, ...same],
    other: present.other ?? rest.find((copy) => differing(present, copy)),
  };
}

const differing = (context: TextContext, copy: WritingCopy): WritingCopy | undefined =>
  isSameWriting(copy.writing, context.writing) || isSameWriting(copy.writing, context.begin) ? undefined : copy;

/** Another copy has come to be: where nothing was typed here it is gone on with, else both are shown. */
export function met(context: TextContext, copy: WritingCopy): Partial<TextContext> {
  if (copy.tab === context.tab || copy.discardedAt !== undefined) return {};
  if (isSameWriting(copy.writing, context.writing))
    return {
      grewFrom: [...withoutTab(context.grewFrom, copy), copy],
      other: undefined,
      draft: newerMark(context.draft, copy.draft),
    };
  if (!context.isOwn && copy.tab !== serverTab) return adopted(context, copy);
  return { other: differing(context, copy) };
}

/** As `met`, for all the copies that the device knows of other tabs. */
export function metAll(context: TextContext, copies: readonly WritingCopy[]): Partial<TextContext> {
  let present = context;
  for (const copy of copies) present = { ...present, ...met(present, copy) };
  return present;
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
  };
  return which === 'mine'
    ? { ...settled, before: other.writing }
    : { ...settled, before: writing, writing: other.writing, discardedAt: undefined };
}

const newerMark = (mine: DraftMark | undefined, others: DraftMark | undefined): DraftMark | undefined => {
  if (!mine || !others) return mine ?? others;
  return mine.draftID === others.draftID && mine.version > others.version ? mine : others;
};

/** The words put away by their author. */
export const discarded = (context: TextContext, now: number): Partial<TextContext> => ({
  writing: context.begin,
  before: isUntouched(context) ? context.before : context.writing,
  changedAt: later(context, now),
  discardedAt: now,
  isOwn: true,
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
      };
