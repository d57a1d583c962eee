import { type Present, useTold } from '#components/primitives/list/now-context.tsx';
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
 * A moment in a member's life: machine readable, with the whole date in its title (specification: behaviours §8).
 *
 * `relative` is of what has happened, `ahead` of what is to come: both are told anew every 30 seconds; `default` is the time
 * today and the date otherwise.
 */
export function DateTime({ date, type = 'relative', className, relativeWords }: DateTimeProps) {
  const [words, style] = useTold((present) => told({ date, type, relativeWords }, present));
  return (
    <time
      dateTime={readDate(date).toISOString()}
      title={fullDate(date, style)}
      className={className}
      // Engines may word other languages' dates differently; the browser's wording is then as good.
      suppressHydrationWarning
    >
      {type === 'compact' ? <CompactDate {...compactDate(date, style)} /> : words}
    </time>
  );
}

/** What a date takes. */
export type DateTimeProps = {
  date: DateLike;
  type?: 'relative' | 'ahead' | 'default' | 'extended' | 'compact' | 'time';
  className?: string;
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
  // Up to a minute ahead has just happened, where something has: the page's clock stands while it comes alive, and devices'
  // clocks differ from the server's.
  return relativeTime(date, now, relativeWords, type === 'relative' ? 60 : 0);
}

const CompactDate = ({ month, day }: { month: string; day: string }) => (
  <span className={styles.compact}>
    <span className={styles.month}>{month}</span> <span className={styles.day}>{day}</span>
  </span>
);
