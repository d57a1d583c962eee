import { type MessageArgument, readMessageShape } from '#api/administration/translation/message-shape.ts';
import { type MessageValues, messageText } from '#api/message-text.ts';

/** The numbers that are tried to find one for each plural form. */
const numbers = [...Array(201).keys(), 1_000, 1_000_000];

/** Returns the smallest number for each plural form of a language. */
function numbersOf(locale: string, type: 'cardinal' | 'ordinal'): readonly number[] {
  const rules = new Intl.PluralRules(locale, { type });
  const byForm = new Map(numbers.toReversed().map((number) => [rules.select(number), number]));
  return [...byForm.values()].sort((one, other) => one - other);
}

/** The values that are tried for an argument of a message. */
function valuesOf({ name, kind, forms }: MessageArgument, locale: string): readonly (string | number | Date)[] {
  if (kind === 'plural' || kind === 'selectordinal') {
    const exact = forms.map(Number).filter((number) => Number.isInteger(number));
    return [...new Set([...exact, ...numbersOf(locale, kind === 'plural' ? 'cardinal' : 'ordinal')])];
  }
  if (kind === 'select') return forms;
  if (kind === 'number') return [1_234];
  if (kind === 'date' || kind === 'time') return [new Date(Date.UTC(2026, 10, 26, 14, 30))];
  return [`[${name}]`];
}

/** Returns the distinct texts of a message with sample values: one for each plural form and each case of a choice. */
export function renderSamples(text: string, locale: string): readonly string[] {
  const { message, arguments: all } = readMessageShape(text);
  const say = messageText(locale);
  const options = all.map((one) => ({ name: one.name, values: valuesOf(one, locale) }));
  const first: MessageValues = Object.fromEntries(options.map(({ name, values }) => [name, values[0] ?? '']));
  const variants = options.flatMap(({ name, values }) => values.map((value) => ({ ...first, [name]: value })));
  const texts = (variants.length > 0 ? variants : [first]).map((values) => say(message, values));
  return [...new Set(texts.map((one) => one.replace(/<\/?\w+>/g, '')))];
}
