import { intlLocale } from '#api/translations.ts';

/** A Sunday, midnight in UTC. */
const sunday = Date.UTC(2026, 0, 4);

const named = (count: number, span: number, style: Intl.DateTimeFormatOptions): string[] => {
  const format = new Intl.DateTimeFormat(intlLocale(), { ...style, timeZone: 'UTC' });
  return Array.from({ length: count }, (_, place) => format.format(sunday + place * span));
};

/** Returns the names of the weekdays in the viewer's language, Sunday first. */
export const weekdayNames = (): string[] => named(7, 86_400_000, { weekday: 'long' });

/** Returns the hours of a day, formatted in the viewer's language. */
export const hourNames = (): string[] => named(24, 3_600_000, { hour: 'numeric', minute: '2-digit' });
