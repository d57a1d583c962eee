import { useSuspenseQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { builtInLanguages, isBuiltInLanguage, type Language } from '#api/languages.ts';
import { emailTemplatesQuery } from '#api/mail/email-template.queries.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { recordNote, recordRow, recordSheet, recordText } from '#theme/layout/record.css.ts';
import * as styles from './email-template.css.ts';

const path = '/dashboard/settings/emails';

/** Returns the URL of the template list in a language, or of one template's editor. */
export const emailTemplateUrl = (locale: Language, id?: number): string =>
  `${path}${id === undefined ? '' : `/${id}`}?locale=${locale}`;

/** The tabs for the language in which the e-mail templates are shown and edited. */
export const EmailLanguages = ({ locale, id }: { locale: Language; id?: number }) => (
  <LinkTabs
    label={t('mail.template.languages')}
    tabs={[...builtInLanguages, ...currentTranslations().offered.filter(({ code }) => !isBuiltInLanguage(code))].map(
      ({ code, name }) => ({
        href: emailTemplateUrl(code, id),
        name: <span lang={code}>{name}</span>,
        isCurrent: code === locale,
      }),
    )}
  />
);

/** The e-mail templates in a language, each with a link to its editor. */
export function EmailTemplateList({ locale }: { locale: Language }) {
  const { api } = useSite();
  const { data: templates } = useSuspenseQuery(emailTemplatesQuery(api, locale));
  return (
    <div className={stack({ gap: 'medium' })}>
      <EmailLanguages locale={locale} />
      <ul className={recordSheet} aria-label={t('mail.template.list')}>
        {templates.map(({ emailTemplatesID: id, name, subject, body, footer, countChanged }) => (
          <li key={id} className={recordRow}>
            <Mail size={18} aria-hidden className={styles.icon} />
            <div className={recordText}>
              <Link href={emailTemplateUrl(locale, id)} className={styles.name}>
                <bdi>{name}</bdi>
              </Link>
              <p className={recordNote} lang={locale} dir="auto">
                {subject === name ? (body.split('\n\n')[1] ?? footer) : subject}
              </p>
            </div>
            {countChanged > 0 && <Tag preset="colored">{t('mail.template.changed', { count: countChanged })}</Tag>}
          </li>
        ))}
      </ul>
    </div>
  );
}
