import { useQuery } from '@tanstack/react-query';
import type { Language } from '#api/languages.ts';
import type { EmailTemplateTexts } from '#api/mail/email-template.client.ts';
import { emailPreviewQuery } from '#api/mail/email-template.queries.ts';
import { t } from '#api/translations.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { failureReason } from '#machines/failure-reason.ts';
import { recordNote } from '#theme/layout/record.css.ts';
import * as styles from './email-template.css.ts';

/** The props of the preview: a template, a language and the unsaved texts. */
export interface EmailTemplatePreviewProps {
  readonly id: number;
  readonly locale: Language;
  readonly words: EmailTemplateTexts;
}

/** A preview of the e-mail. While a changed text is loading, the previous preview remains visible. */
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
          {/* Scripts are disabled in the sandbox. The same origin is allowed so that the site's logo loads. */}
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
