import type { z } from 'zod';
import type { MessageID } from '#api/message-id.ts';
import type { Translations } from '#api/translations.ts';
import type { Letter } from './letter.ts';

/** What a template may use to say what it says. */
export interface LetterContext {
  readonly say: Translations['t'];
  readonly siteName: string;
  readonly locale: string;
  /** Of the reader, such as Europe/Paris. */
  readonly timeZone: string;
}

/**
 * What a reader switches off by the link in a message: an event of the notification preferences, a followed category,
 * or the digest.
 */
export type UnsubscribeReason =
  | { readonly kind: 'event'; readonly type: string }
  | { readonly kind: 'category'; readonly categoryID: number; readonly what: 'posts' | 'comments' }
  | { readonly kind: 'digest' };

/** A kind of message: what it must be told, and what it then says. */
export interface MailTemplate<Data extends object = object> {
  readonly schema: z.ZodType<Data>;
  compose(data: Data, context: LetterContext): Letter;
  /** Why the reader gets it. */
  reason(data: Data): MessageID;
  /** What fills in the reason, besides the site. */
  reasonValues?(data: Data): Readonly<Record<string, string>>;
  /** Its language, where that is not the reader's. */
  language?(data: Data): string | undefined;
  /** What the link at its foot switches off; without one the message is about the account itself, and never held back. */
  unsubscribe?(data: Data): readonly UnsubscribeReason[];
}

/** Defines a kind of message; `all-templates.ts` names it. */
export const defineTemplate = <Data extends object>(template: MailTemplate<Data>): MailTemplate<Data> => template;

/** A moment in the reader's language and time zone. */
export const momentIn = ({ locale, timeZone }: LetterContext, moment: string | Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(moment));

/** A day in the reader's language and time zone. */
export const dayIn = ({ locale, timeZone }: LetterContext, moment: string | Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(moment));
