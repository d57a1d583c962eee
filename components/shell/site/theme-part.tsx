import { t } from '#api/translations.ts';
import { container } from '#theme/layout/section.css.ts';
import { useSite } from './site-context.tsx';
import * as styles from './theme-part.css.ts';

/** The theme's header, shown above every page. Renders nothing when the theme has no header. */
export function ThemeHeader() {
  const html = useSite().theme?.header;
  return html ? (
    <section aria-label={t('shell.theme.header')} className={container({ width: 'wide' })}>
      <ThemePart html={html} />
    </section>
  ) : null;
}

/** The theme's footer, shown at the bottom of every page. */
export function ThemeFooter() {
  const html = useSite().theme?.footer;
  return html ? <ThemePart html={html} /> : null;
}

/** The server sanitized the HTML when the theme was saved. */
const ThemePart = ({ html }: { html: string }) => (
  <div data-holds-widgets className={styles.part} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
);
