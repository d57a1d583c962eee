import { t } from '#api/words.ts';
import * as styles from '#components/post/post.css.ts';
import { withOwnWords } from './body-words.ts';

/**
 * What a member wrote. The HTML comes from the server, where everything passes one sanitiser. The words of somebody whom
 * the reader ignores are folded away until they are asked for (`spec/screens.md` B5).
 */
export function PostBody({ html, isIgnored = false }: { html: string; isIgnored?: boolean | undefined }) {
  const __html = withOwnWords(html);
  const body = <div data-reading dir="auto" className={styles.body} dangerouslySetInnerHTML={{ __html }} />;
  if (!isIgnored) return body;
  return (
    <details className={styles.ignored}>
      <summary>{t('post.body.ignored')}</summary>
      {body}
    </details>
  );
}
