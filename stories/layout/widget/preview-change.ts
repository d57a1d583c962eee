/** Sample data of a widget. */
export type Json = Readonly<Record<string, unknown>>;

/** The fields that hold texts of people. */
const texts: ReadonlySet<string> = new Set([
  'title',
  'name',
  'subtitle',
  'description',
  'label',
  'group',
  'jobTitle',
  'text',
]);

/** A word that is longer than any column. */
export const longWord = (text: string): string =>
  `${text} Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft`;

const arabic = ['ركن النجارة', 'كيف أصقل إزميلا قديما؟', 'أهلا بكم في الورشة', 'ملتقى أهل البحر'] as const;

/** An Arabic text of about the same length. */
export const arabicText = (text: string): string => arabic[text.length % arabic.length] ?? arabic[0];

/** Changes every text that people wrote. */
export function changeTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (Array.isArray(value)) return value.map((one) => changeTexts(one, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === 'string' && one !== '' && texts.has(name) ? change(one) : changeTexts(one, change),
    ]),
  ) as Value;
}

/** Whether a sample has a list of items. */
export const hasItems = (sample: Json): boolean => Object.values(sample).some(isList);

const isList = (value: unknown): value is readonly Json[] =>
  Array.isArray(value) && value.length > 0 && value.every(isItem);

const isItem = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Repeats or removes the items of every list, so that it has a number of items. Each has other numbers as IDs. */
export const countItems = (sample: Json, count: number): Json =>
  Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [
      name,
      isList(value)
        ? Array.from({ length: count }, (_, index) => renumbered(value[index % value.length] as Json, index))
        : value,
    ]),
  );

const renumbered = (item: Json, index: number): Json =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      name.endsWith('ID') && typeof value === 'number' ? 1_000 + index : value,
    ]),
  );
