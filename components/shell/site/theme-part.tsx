import { t } from '#api/words.ts';
import { container } from '#theme/layout/section.css.ts';
import { useSite } from './site-context.tsx';
import * as styles from './theme-part.css.ts';

/** What the theme shows above every page; nothing where it says nothing. */
export function ThemeHeader() {
  const html = useSite().theme?.header;
  return html ? (
    <section aria-label={t('shell.theme.header')} className={container({ width: 'wide' })}>
      <ThemePart html={html} />
    </section>
  ) : null;
}

/** What the theme shows at the foot of every page. */
export function ThemeFooter() {
  const html = useSite().theme?.footer;
  return html ? <ThemePart html={html} /> : null;
}

/** The sanitiser has seen it on the server, as it was written. */
const ThemePart = ({ html }: { html: string }) => (
  <div data-holds-widgets className={styles.part} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
);
