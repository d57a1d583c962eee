import { t } from '#api/words.ts';

/** The last part of the time for editing, in milliseconds. */
export const minute = 60_000;

/** What decides how long a post may be edited (`spec/behaviours.md` §14). Times in milliseconds, `timeout` in seconds. */
export interface EditWindowFacts {
  /** The viewer may edit every post here. */
  readonly mayEditAny: boolean;
  readonly isAuthor: boolean;
  readonly isClosed: boolean;
  readonly dateInserted: string;
  /** -1 always, 0 never. */
  readonly timeout: number;
}

/** How long a post may still be edited, in milliseconds; without end it is infinite, 0 means no longer or not at all. */
export function editTimeLeft(facts: EditWindowFacts, now: number): number {
  if (facts.mayEditAny) return Number.POSITIVE_INFINITY;
  if (!facts.isAuthor || facts.isClosed) return 0;
  if (facts.timeout === -1) return Number.POSITIVE_INFINITY;
  return Math.max(0, Date.parse(facts.dateInserted) + facts.timeout * 1_000 - now);
}

/** What machines know that follow the time for editing a post; `left` is in milliseconds, infinite when there is no end. */
export interface EditTime {
  readonly facts: EditWindowFacts;
  readonly left: number;
}

/** How the time for editing stands, for machines that have looked at it. */
export const editTimeGuards = {
  isEndless: ({ context }: { context: EditTime }) => context.left === Number.POSITIVE_INFINITY,
  isOver: ({ context }: { context: EditTime }) => context.left === 0,
  isLastMinute: ({ context }: { context: EditTime }) => context.left <= minute,
};

/** Looks at how long a post may still be edited. */
export const lookAtEditTime = ({ context: { facts } }: { context: EditTime }) => ({
  left: editTimeLeft(facts, Date.now()),
});

/** A span in its largest unit, as "10 minutes". */
export function spanWords(span: number): string {
  const seconds = Math.ceil(span / 1_000);
  if (seconds < 60) return t('post.edit.seconds', { count: seconds });
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return t('post.edit.minutes', { count: minutes });
  const hours = Math.round(minutes / 60);
  if (hours < 24) return t('post.edit.hours', { count: hours });
  return t('post.edit.days', { count: Math.round(hours / 24) });
}

/** The words for editing, with the time left when it ends. */
export const editLabel = (left: number): string =>
  left === 0 || left === Number.POSITIVE_INFINITY
    ? t('post.edit.text')
    : t('post.edit.left', { time: spanWords(left) });
