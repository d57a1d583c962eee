import * as styles from './post.css.ts';

/** What a member wrote. The HTML comes from the server, where everything passes one sanitiser. */
export const PostBody = ({ html }: { html: string }) => (
  <div data-reading dir="auto" className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
);
