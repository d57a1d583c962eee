import { t } from '#api/words.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { withOwnWords } from './body-words.ts';
import * as styles from './signature-words.css.ts';

/** The words of a signature, which the server has made safe; on phones as the site says. */
export function SignatureWords({ html }: { html: string }) {
  const { settings } = useSite();
  return (
    <div
      role="note"
      className={styles.signature}
      aria-label={t('post.signature')}
      dir="auto"
      data-hides-on-phones={settings['signatures.hideMobile'] !== false}
      dangerouslySetInnerHTML={{ __html: withOwnWords(html) }}
    />
  );
}
