import { memoize } from './memoize.ts';

/** The values of a message's placeholders, by name. */
export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** A message compiled by `compileMessage` of @lingui/message-utils: text pieces and placeholders. */
export type Message = string | readonly Piece[];

type Piece = string | readonly [name: string, kind?: string, form?: unknown];

/** The variants of a plural or select, by form or exact number; `offset` is subtracted from a plural's number first. */
type Cases = Readonly<Record<string, Message | number>>;

/** Formats a compiled message; `counted` is the number that replaces `#` within a plural. */
type FormatMessage = (message: Message, values?: MessageValues, counted?: number) => string;

/** Creates the function that formats the messages of a language, with its plural forms and number formats. */
export function messageText(locale: string): FormatMessage {
  const numbers = memoize((style) => new Intl.NumberFormat(locale, style ? { style: style as 'percent' } : {}));
  const dates = memoize((dateStyle) => new Intl.DateTimeFormat(locale, { dateStyle: dateStyle as 'medium' }));
  const times = memoize((timeStyle) => new Intl.DateTimeFormat(locale, { timeStyle: timeStyle as 'short' }));
  const plurals = memoize((type) => new Intl.PluralRules(locale, { type: type as 'ordinal' }));

  const counting = (type: 'cardinal' | 'ordinal', value: number, cases: Cases, values: MessageValues): string => {
    const count = value - Number(cases['offset'] ?? 0);
    const form = cases[value] ?? cases[plurals(type).select(count)] ?? cases['other'];
    return say(form as Message, values, count);
  };

  const filled = ([name, kind, form]: Exclude<Piece, string>, values: MessageValues, counted?: number): string => {
    const value = values[name];
    if (value === undefined || value === null) return '';
    if (kind === undefined) return String(value);
    if (kind === 'plural') return counting('cardinal', Number(value), form as Cases, values);
    if (kind === 'selectordinal') return counting('ordinal', Number(value), form as Cases, values);
    if (kind === 'number') return numbers((form as string) ?? '').format(Number(value));
    if (kind === 'date') return dates((form as string) ?? 'medium').format(new Date(value));
    if (kind === 'time') return times((form as string) ?? 'short').format(new Date(value));
    const cases = form as Cases;
    return say((Object.hasOwn(cases, `${value}`) ? cases[`${value}`] : cases['other']) as Message, values, counted);
  };

  const say: FormatMessage = (message, values = {}, counted) => {
    if (typeof message === 'string') return message;
    let text = '';
    for (const piece of message ?? []) {
      if (typeof piece !== 'string') text += filled(piece, values, counted);
      else text += piece === '#' && counted !== undefined ? numbers('').format(counted) : piece;
    }
    return text;
  };
  return say;
}
