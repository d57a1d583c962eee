import type { z } from 'zod';
import type { MessageID } from '#api/message-id.ts';
import type { Translations } from '#api/translations.ts';
import type { EmailContent } from './email-content.ts';
import type { MailSubject } from './incoming/reply-headers.ts';

/** The context in which a template composes an e-mail. */
export interface EmailContext {
  readonly say: Translations['t'];
  readonly siteName: string;
  readonly locale: string;
  /** The recipient's time zone, such as Europe/Paris. */
  readonly timeZone: string;
}

/** A preference that an unsubscribe link turns off: a notification event, a followed category, or the digest. */
export type UnsubscribeReason =
  | { readonly kind: 'event'; readonly type: string }
  | { readonly kind: 'category'; readonly categoryID: number; readonly what: 'posts' | 'comments' }
  | { readonly kind: 'digest' };

/** An e-mail template: the schema of its data, and the function that composes its content. */
export interface MailTemplate<Data extends object = object> {
  readonly schema: z.ZodType<Data>;
  compose(data: Data, context: EmailContext): EmailContent;
  /** The text that states why the recipient gets the e-mail. */
  reason(data: Data): MessageID;
  /** The values of the reason's placeholders, besides the site's name. */
  reasonValues?(data: Data): Readonly<Record<string, string>>;
  /** The language of the e-mail, if it is not the recipient's. */
  language?(data: Data): string | undefined;
  /**
   * The preferences that the unsubscribe link turns off. A template without it is about the account itself; its e-mails
   * are never deferred.
   */
  unsubscribe?(data: Data): readonly UnsubscribeReason[];
  /** The record that a reply to the e-mail answers, if it can be answered. */
  about?(data: Data): MailSubject | undefined;
}

/** Defines an e-mail template. It is registered in `all-templates.ts`. */
export const defineTemplate = <Data extends object>(template: MailTemplate<Data>): MailTemplate<Data> => template;

/** Formats a date and time in the recipient's language and time zone. */
export const momentIn = ({ locale, timeZone }: EmailContext, moment: string | Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(moment));

/** Formats a date in the recipient's language and time zone. */
export const dayIn = ({ locale, timeZone }: EmailContext, moment: string | Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(moment));
