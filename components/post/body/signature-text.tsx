import { t } from '#api/translations.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './signature-text.css.ts';
import { translateBodyLabels } from './translate-body-labels.ts';

/** The sanitised HTML of a signature. A site setting hides signatures on phones. */
export function SignatureText({ html }: { html: string }) {
  const { settings } = useSite();
  return (
    <div
      role="note"
      className={styles.signature}
      aria-label={t('post.signature')}
      dir="auto"
      data-hides-on-phones={settings['signatures.hideMobile'] !== false}
      dangerouslySetInnerHTML={{ __html: translateBodyLabels(html) }}
    />
  );
}
