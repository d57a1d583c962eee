import { t } from '#api/translations.ts';

/** The last minute of the edit window, in milliseconds. */
export const minute = 60_000;

/** The facts that determine how long a post may be edited (docs/behavior/post.md#edit-window). */
export interface EditWindowInput {
  /** Whether the viewer may edit every post in this category. */
  readonly mayEditAny: boolean;
  readonly isAuthor: boolean;
  readonly isClosed: boolean;
  readonly dateInserted: string;
  /** The length of the edit window in seconds. -1 means unlimited, 0 none. */
  readonly timeout: number;
}

/**
 * Returns how long a post may still be edited, in milliseconds. Returns Infinity when there is no limit, and 0 when the
 * window has expired or editing is not allowed.
 */
export function editTimeLeft(facts: EditWindowInput, now: number): number {
  if (facts.mayEditAny) return Number.POSITIVE_INFINITY;
  if (!facts.isAuthor || facts.isClosed) return 0;
  if (facts.timeout === -1) return Number.POSITIVE_INFINITY;
  return Math.max(0, Date.parse(facts.dateInserted) + facts.timeout * 1_000 - now);
}

/** The context of machines that track an edit window. `left` is in milliseconds, and Infinity without a limit. */
export interface EditTime {
  readonly facts: EditWindowInput;
  readonly left: number;
}

/** Guards on the remaining edit time, for machines that have computed it. */
export const editTimeGuards = {
  isEndless: ({ context }: { context: EditTime }) => context.left === Number.POSITIVE_INFINITY,
  isOver: ({ context }: { context: EditTime }) => context.left === 0,
  isLastMinute: ({ context }: { context: EditTime }) => context.left <= minute,
};

/** Computes the remaining edit time. */
export const computeEditTime = ({ context: { facts } }: { context: EditTime }) => ({
  left: editTimeLeft(facts, Date.now()),
});

/** Formats a duration in its largest unit, such as "10 minutes". */
export function formatDuration(span: number): string {
  const seconds = Math.ceil(span / 1_000);
  if (seconds < 60) return t('post.edit.seconds', { count: seconds });
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return t('post.edit.minutes', { count: minutes });
  const hours = Math.round(minutes / 60);
  if (hours < 24) return t('post.edit.hours', { count: hours });
  return t('post.edit.days', { count: Math.round(hours / 24) });
}

/** Returns the label of the edit option, with the remaining time if it is limited. */
export const editLabel = (left: number): string =>
  left === 0 || left === Number.POSITIVE_INFINITY
    ? t('post.edit.text')
    : t('post.edit.left', { time: formatDuration(left) });
