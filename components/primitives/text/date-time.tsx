import { type Present, useTimeText } from '#components/primitives/runtime/now-context.tsx';
import * as styles from './date-time.css.ts';
import {
  compactDate,
  type DateLike,
  dateOrTime,
  extendedDate,
  fullDate,
  type RelativeWords,
  readDate,
  relativeTime,
  shortDate,
  timeOfDay,
} from './format.ts';

/**
 * A date and time in a `<time>` element, with the full date in its title (docs/behavior/shell.md#dates-and-numbers).
 *
 * `relative` is for past dates, `ahead` for future ones; both update every 30 seconds. `default` shows the time for
 * today and the date otherwise.
 */
export function DateTime({ date, type = 'relative', className, relativeWords }: DateTimeProps) {
  const [words, style] = useTimeText((present) => told({ date, type, relativeWords }, present));
  return (
    <time
      dateTime={readDate(date).toISOString()}
      title={fullDate(date, style)}
      className={className}
      // JavaScript engines may format dates of other languages differently. The browser's result is acceptable.
      suppressHydrationWarning
    >
      {type === 'compact' ? <CompactDate {...compactDate(date, style)} /> : words}
    </time>
  );
}

/** The props of a date. */
export type DateTimeProps = {
  /** The moment. */
  date: DateLike;
  /** The form of the text. */
  type?: 'relative' | 'ahead' | 'default' | 'extended' | 'compact' | 'time';
  className?: string;
  /** Replaces the texts of relative times. */
  relativeWords?: RelativeWords | undefined;
};

type Told = Pick<DateTimeProps, 'date' | 'relativeWords'> & Required<Pick<DateTimeProps, 'type'>>;

function told({ date, type, relativeWords }: Told, style: Present): string {
  const { now } = style;
  if (type === 'compact') return '';
  if (type === 'time') return timeOfDay(date, style);
  if (type === 'extended') return extendedDate(date, style);
  if (now === undefined) return shortDate(date, style);
  if (type === 'default') return dateOrTime(date, now, style);
  // For past events, up to a minute in the future counts as just now: the page's clock is frozen during hydration, and
  // device clocks differ from the server's.
  return relativeTime(date, now, relativeWords, type === 'relative' ? 60 : 0);
}

const CompactDate = ({ month, day }: { month: string; day: string }) => (
  <span className={styles.compact}>
    <span className={styles.month}>{month}</span> <span className={styles.day}>{day}</span>
  </span>
);
