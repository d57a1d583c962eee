import { t } from '#api/translations.ts';
import * as styles from '#components/post/post.css.ts';
import { translateBodyLabels } from './translate-body-labels.ts';

/**
 * The body of a post. The HTML comes from the server, where all HTML passes one sanitiser. The body of an ignored
 * author is collapsed (docs/behavior/post.md#ignored-authors).
 */
export function PostBody({ html, isIgnored = false }: { html: string; isIgnored?: boolean | undefined }) {
  const __html = translateBodyLabels(html);
  const body = <div data-reading dir="auto" className={styles.body} dangerouslySetInnerHTML={{ __html }} />;
  if (!isIgnored) return body;
  return (
    <details className={styles.ignored}>
      <summary>{t('post.body.ignored')}</summary>
      {body}
    </details>
  );
}
