import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

type Cases = Readonly<Record<string, unknown>>;
type Token = string | readonly [name: string, kind?: string, cases?: Cases | string];

/** A message split into whole sentences: a single one, or one for each form of a plural or select. */
type MessagePlan =
  | { readonly text: string }
  | {
      readonly name: string;
      readonly kind: string;
      readonly forms: ReadonlyMap<string, MessagePlan>;
    };

const isChoice = (token: Token): token is readonly [string, string, Cases] =>
  typeof token !== 'string' && typeof token[2] === 'object';

const tokensOf = (message: unknown): readonly Token[] =>
  typeof message === 'string' ? [message] : (message as readonly Token[]);

/** The mark of a formatted value such as `{date, date, short}` or `#` while a sentence is translated. */
const markOf = (at: number): string => `{v${at}}`;

interface Reading {
  /** The formatted values by their marks. */
  readonly values: Map<string, string>;
}

function sentenceOf(tokens: readonly Token[], { values }: Reading): string {
  return tokens
    .map((token) => {
      if (typeof token === 'string') return token;
      const [name, kind, style] = token;
      const mark = markOf(values.size);
      values.set(mark, kind === undefined ? `{${name}}` : `{${[name, kind, style].filter(Boolean).join(', ')}}`);
      return mark;
    })
    .join('');
}

/** Replaces `#` in the form of a plural by its value, so that it stays right where forms are nested. */
const withValue = (form: unknown, name: string): readonly Token[] =>
  tokensOf(form).flatMap((token): readonly Token[] => (token === '#' ? [[name, 'number']] : [token]));

function planOf(tokens: readonly Token[], reading: Reading): MessagePlan {
  const at = tokens.findIndex(isChoice);
  const choice = tokens[at];
  if (choice === undefined || !isChoice(choice)) return { text: sentenceOf(tokens, reading) };
  const [name, kind, { offset, ...cases }] = choice;
  // With an offset, `#` is not the value itself.
  if (offset) throw new Error('A plural with an offset is not translated by machine.');
  const forms = Object.entries(cases).map(([form, content]) => {
    const inner = kind === 'select' ? tokensOf(content) : withValue(content, name);
    return [form, planOf([...tokens.slice(0, at), ...inner, ...tokens.slice(at + 1)], reading)] as const;
  });
  return { name, kind, forms: new Map(forms) };
}

/** Returns the sentences of a plan. */
const sentencesOf = (plan: MessagePlan): readonly string[] =>
  'text' in plan ? [plan.text] : [...plan.forms.values()].flatMap(sentencesOf);

/** Quotes the characters with a meaning in ICU syntax. `#` has one within plurals only. */
const escapedText = (text: string, isInPlural: boolean): string =>
  text.replaceAll("'", "''").replace(isInPlural ? /[{}#]+/g : /[{}]+/g, (part) => `'${part}'`);

/** Returns a translated sentence in ICU syntax, with its values instead of their marks. */
function writtenSentence(text: string, { values }: Reading, isInPlural: boolean): string {
  return text
    .split(/(\{v\d+\})/)
    .map((part, at) => (at % 2 === 1 ? (values.get(part) ?? part) : escapedText(part, isInPlural)))
    .join('');
}

/** Whether the sentences of a plan contain a value. */
const contains = (plan: MessagePlan, name: string, { values }: Reading): boolean =>
  sentencesOf(plan).some((sentence) =>
    (sentence.match(/\{v\d+\}/g) ?? []).some((mark) => /^\{(\w+)/.exec(values.get(mark) ?? '')?.[1] === name),
  );

/** The numbers other than 1 with which the plural form `one` of a language is tested. */
const others = Array.from({ length: 200 }, (_, number) => number).filter((number) => number !== 1);

type PluralPlan = Extract<MessagePlan, { readonly forms: unknown }>;

/**
 * Returns the forms of a plural in a language. A form that the source lacks is made from its last one. So is a form that
 * has other numbers besides 1 in the language, such as 21, if the source says "one" without the number: that is then the
 * form for 1 itself.
 */
function formsIn(locale: string, { name, kind, forms }: PluralPlan, reading: Reading) {
  const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal';
  const rules = new Intl.PluralRules(locale, { type });
  const [one, last] = [forms.get('one'), forms.get('other')];
  const isForOne =
    one !== undefined &&
    last !== undefined &&
    !contains(one, name, reading) &&
    contains(last, name, reading) &&
    others.some((number) => rules.select(number) === 'one');
  const exact = [...forms].filter(([form]) => form.startsWith('='));
  return [
    ...exact,
    ...(isForOne && !forms.has('=1') ? [['=1', one] as const] : []),
    ...rules.resolvedOptions().pluralCategories.flatMap((form) => {
      const plan = (isForOne && form === 'one' ? undefined : forms.get(form)) ?? last;
      return plan ? [[form, plan] as const] : [];
    }),
  ];
}

function written(plan: MessagePlan, reading: Reading, writing: Writing, isInPlural = false): string {
  if ('text' in plan) return writtenSentence(writing.translate(plan.text), reading, isInPlural);
  const { name, kind, forms } = plan;
  const isPlural = kind !== 'select';
  const own = isPlural ? formsIn(writing.locale, plan, reading) : [...forms];
  const cases = own.map(([form, one]) => `${form} {${written(one, reading, writing, isPlural || isInPlural)}}`);
  return `{${name}, ${kind}, ${cases.join(' ')}}`;
}

interface Writing {
  /** The `Intl` locale of the translation. */
  readonly locale: string;
  readonly translate: (sentence: string) => string;
}

/**
 * Splits a message in ICU syntax into whole sentences that a service can translate. Plurals and choices within a
 * sentence are moved around it, since other languages need another sentence for each form.
 *
 * @throws {Error} When the message is not valid ICU syntax.
 */
export function planMessage(message: string): {
  readonly sentences: readonly string[];
  /** Returns the message with translated sentences, with the plural forms of a language. */
  readonly write: (writing: Writing) => string;
} {
  const reading: Reading = { values: new Map() };
  const plan = planOf(tokensOf(compileMessageOrThrow(message)), reading);
  return { sentences: sentencesOf(plan), write: (writing) => written(plan, reading, writing) };
}
