import type { Transaction } from 'kysely';
import { propertyKeyOf, readPropertyKey } from '#api/administration/translation/translation-key.ts';
import type { LogState } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { readTexts, type TextAt, writeTexts } from './translation.queries.ts';

type Trx = Transaction<Tables>;

/** A translation of a text. Null deletes it. */
export interface ChangedText extends TextAt {
  readonly translation: string | null;
  readonly isByMachine?: boolean | undefined;
}

/** Returns the name of a text in the log: `categories fr category.4.name`. */
export const nameInLog = (text: TextAt): string => `${text.resource} ${text.locale} ${propertyKeyOf(text)}`;

/** Checks whether a name in the log is that of a text. Keys of settings contain no space. */
export const isTextName = (name: string): boolean => name.includes(' ');

function textNamed(name: string): TextAt {
  const [, resource = '', locale = '', key = ''] = /^(\S+) (\S+) (.*)$/s.exec(name) ?? [];
  return { resource, locale, ...readPropertyKey(key) };
}

/** A text in the log. A text that a machine wrote is an object. */
type LoggedText = string | { readonly text: string; readonly isByMachine: true } | null;

/** Returns a translation as the log has it. */
export const loggedText = ({ translation, isByMachine }: Omit<ChangedText, keyof TextAt>): LoggedText =>
  translation !== null && isByMachine ? { text: translation, isByMachine } : translation;

const textOf = (logged: LoggedText): Pick<ChangedText, 'translation' | 'isByMachine'> =>
  typeof logged === 'object' && logged !== null
    ? { translation: logged.text, isByMachine: true }
    : { translation: logged, isByMachine: false };

/** Returns the current translations of texts, for the log. */
export async function readTextState(trx: Trx, texts: readonly TextAt[]): Promise<LogState> {
  if (texts.length === 0) return {};
  const translations = await readTexts(trx, texts);
  return Object.fromEntries(
    texts.map((text, index) => [nameInLog(text), loggedText(translations[index] ?? { translation: null })]),
  );
}

/** Returns the current translations of the texts that a state of the log has. */
export const readTextsOfState = (trx: Trx, state: LogState): Promise<LogState> =>
  readTextState(trx, Object.keys(state).filter(isTextName).map(textNamed));

/** Brings back the translations that a state of the log has. */
export const writeTextState = (trx: Trx, state: LogState): Promise<void> =>
  writeTexts(
    trx,
    Object.entries(state)
      .filter(([name]) => isTextName(name))
      .map(([name, logged]) => ({ ...textNamed(name), ...textOf(logged as LoggedText) })),
  );
