import type { Language } from '#api/languages.ts';
import type { EmailTemplate, EmailTemplateDetails, EmailTemplateText } from '#api/mail/email-template.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import type { Translations } from '#api/translations.ts';
import { settingsIn } from '#server/administration/setting/translated-settings.ts';
import type { Mail } from '#server/platform/configuration/mailer.ts';
import type { Forum } from '#server/platform/forum.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { composeMail } from './compose-mail.ts';
import type { EmailContent } from './email-content.ts';
import { type EmailTemplateSample, emailTemplateSamples } from './email-template-samples.ts';
import { originalText, textIDsOfSample } from './email-template-texts.ts';
import { isolatePlaceholders } from './isolate-placeholders.ts';
import type { MailTemplate } from './mail-template.ts';
import { mailTemplates } from './templates/all-templates.ts';

const templateIn = ({ template }: EmailTemplateSample): MailTemplate => mailTemplates[template] as MailTemplate;

/** Composes a sample with the given texts, without its design. */
export async function composeSample(
  forum: Forum,
  sample: EmailTemplateSample,
  words: Translations,
): Promise<EmailContent> {
  const settings = await settingsIn(forum, words.language);
  const { direction, intl: locale } = words.spoken;
  const say = direction === 'rtl' ? isolatePlaceholders(words.t) : words.t;
  const context = { say, siteName: settings['ui.siteName'], locale, timeZone: settings['mail.timeZone'] };
  return templateIn(sample).compose(sample.data, context);
}

/** Renders a complete sample, as it would be sent. */
export const renderSample = async (forum: Forum, sample: EmailTemplateSample, words: Translations): Promise<Mail> =>
  composeMail(forum, {
    template: templateIn(sample),
    data: sample.data,
    to: 'preview@example.org',
    userID: null,
    messageID: '',
    timeZone: (await forum.settings.get())['mail.timeZone'],
    language: words.language,
    words,
  });

const bodyOf = ({ greeting, lines, afterwards }: EmailContent): string =>
  [greeting, ...lines, afterwards].filter((line) => line !== undefined).join('\n\n');

/** The language in which an e-mail is described, and the language of its name. */
interface DescriptionLanguages {
  readonly locale: Language;
  readonly reader: Language;
}

/** Describes an e-mail template in a language. */
export async function describeSample(
  forum: Forum,
  sample: EmailTemplateSample,
  spoken: DescriptionLanguages,
): Promise<EmailTemplate> {
  const { locale, reader } = spoken;
  const words = await loadTexts(forum, locale);
  const letter = await composeSample(forum, sample, words);
  const named = reader === locale ? letter : await composeSample(forum, sample, await loadTexts(forum, reader));
  const own = (await forum.translations.get()).get(locale) ?? {};
  const template = templateIn(sample);
  const values = { site: (await settingsIn(forum, locale))['ui.siteName'], ...template.reasonValues?.(sample.data) };
  return {
    emailTemplatesID: sample.id,
    name: named.subject,
    emailType: 'system',
    status: 'active',
    locale,
    subject: letter.subject,
    body: bodyOf(letter),
    footer: words.t(template.reason(sample.data), values),
    emailLogo: null,
    emailConfig: {},
    countChanged: textIDsOfSample(sample).filter((id) => own[id] !== undefined).length,
  };
}

/** Returns the number of e-mail templates that contain a text. */
export const countTemplatesWithText = (id: MessageID): number =>
  emailTemplateSamples.filter((one) => textIDsOfSample(one).includes(id)).length;

/** Describes an e-mail template in a language, with its texts. */
export async function describeInFull(
  forum: Forum,
  sample: EmailTemplateSample,
  spoken: DescriptionLanguages,
): Promise<EmailTemplateDetails> {
  const own = (await forum.translations.get()).get(spoken.locale) ?? {};
  const words = textIDsOfSample(sample).map((id): EmailTemplateText => {
    const original = originalText(spoken.locale, id);
    return { id, text: own[id] ?? original, original, countTemplates: countTemplatesWithText(id) };
  });
  return { ...(await describeSample(forum, sample, spoken)), words };
}
