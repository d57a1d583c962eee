import type { EmailWords } from '#api/mail/email-template.client.ts';
import type { EmailWord } from '#api/mail/email-template.contract.ts';
import { t } from '#api/translations.ts';

/** What each text of a message is to its reader, in words. */
export function partNames(words: readonly EmailWord[]): ReadonlyMap<string, string> {
  let number = 0;
  return new Map(
    words.map(({ id }) => {
      const part = id.split('.').at(-1) ?? '';
      if (part === 'subject') return [id, t('mail.template.part.subject')];
      if (part === 'button') return [id, t('mail.template.part.button')];
      if (part === 'reason' || id.startsWith('mail.reason.')) return [id, t('mail.template.part.reason')];
      number += 1;
      return [id, t('mail.template.part.text', { number })];
    }),
  );
}

/** What was entered, by the ids of the texts; only what differs from what is kept. An empty text is the original. */
export function enteredWords(words: readonly EmailWord[], entered: FormData): EmailWords {
  const changed: Record<string, string | null> = {};
  for (const { id, text, original } of words) {
    const now = String(entered.get(`words.${id}`) ?? '').trim() || original;
    if (now !== text) changed[id] = now === original ? null : now;
  }
  return changed;
}
