import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type MailWord, mailWords } from './templates/words.ts';

/** Says something by its key; what stands in braces is filled in. */
export type Say = (word: MailWord, values?: Readonly<Record<string, string | number>>) => string;

/** What says things in a language. */
export function sayIn(locale: string): Say {
  const messages = Object.fromEntries(Object.entries(mailWords).map(([key, text]) => [key, compileMessage(text)]));
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return (word, values) => i18n._(word, values);
}
