import { t } from '#api/translations.ts';
import { recordNote } from '#theme/layout/record.css.ts';

/** The answer of a mail server, which is in English. */
export const ServerAnswer = ({ text }: { text: string }) => (
  <p className={recordNote}>
    {t('outgoing-mail.answer')}{' '}
    <bdi lang="en" dir="ltr">
      {text}
    </bdi>
  </p>
);
