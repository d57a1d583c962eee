import { useQuery } from '@tanstack/react-query';
import type { Language } from '#api/languages.ts';
import type { EmailWords } from '#api/mail/email-template.client.ts';
import { emailPreviewQuery } from '#api/mail/email-template.queries.ts';
import { t } from '#api/translations.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { failureReason } from '#machines/reason-in.ts';
import { recordNote } from '#theme/layout/record.css.ts';
import * as styles from './email-template.css.ts';

/** What a preview shows: a message, in a language, with texts that are not saved yet. */
export interface EmailTemplatePreviewProps {
  readonly id: number;
  readonly locale: Language;
  readonly words: EmailWords;
}

/** A message as it would be sent; while another text is on its way, the former stays. */
export function EmailTemplatePreview({ id, locale, words }: EmailTemplatePreviewProps) {
  const { api } = useSite();
  const { data, error } = useQuery({
    ...emailPreviewQuery(api, { id, locale, words }),
    placeholderData: (former) => former,
  });
  return (
    <section className={styles.preview} aria-labelledby="email-preview">
      <h2 id="email-preview" className={styles.heading}>
        {t('mail.template.preview')}
      </h2>
      <p className={recordNote}>{t('mail.template.preview-text')}</p>
      {error && (
        <Message tone="error" live>
          {t('mail.template.preview-failed', { reason: failureReason(error) })}
        </Message>
      )}
      {data && (
        <>
          <p className={styles.subject} lang={locale} dir="auto">
            {data.subject}
          </p>
          {/* Nothing runs in it; of the same origin, it may show the site's sign. */}
          <iframe
            className={styles.frame}
            title={t('mail.template.frame', { subject: data.subject })}
            sandbox="allow-same-origin"
            srcDoc={data.html}
          />
        </>
      )}
    </section>
  );
}
