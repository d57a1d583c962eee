import { t } from '#api/words.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { translateBodyLabels } from './body-words.ts';
import * as styles from './signature-words.css.ts';

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
