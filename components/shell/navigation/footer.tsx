import { t } from '#api/translations.ts';
import { Link } from '#components/primitives/text/link.tsx';
import { LanguageChoice } from '#components/shell/account-menu/language-choice.tsx';
import { siteNameOf, softwareName, useSite } from '#components/shell/site/site-context.tsx';
import { ThemeFooter } from '#components/shell/site/theme-part.tsx';
import { container } from '#theme/layout/section.css.ts';
import * as styles from './footer.css.ts';

const destinations = [
  { name: 'shell.footer.discussions', href: '/discussions' },
  { name: 'shell.footer.categories', href: '/categories' },
  { name: 'shell.footer.search', href: '/search' },
  { name: 'shell.footer.feed', href: '/discussions/feed.atom' },
  { name: 'shell.footer.api', href: '/api/v2/docs' },
] as const;

/** The footer of every page: links in the same order on every page (WCAG 3.2.6), and the site's own text. */
export function Footer() {
  const { settings } = useSite();
  const chosen = settings['ui.footerLinks'] as readonly { name: string; url: string }[] | null | undefined;
  const links =
    chosen?.map(({ name, url }) => ({ name, href: url })) ??
    destinations.map(({ name, href }) => ({ name: t(name), href }));
  const site = siteNameOf(settings);
  // A site without its own name has the software's name, so the "runs on" text is omitted.
  const usual = site === softwareName ? '' : t('shell.footer.runs-on', { site });
  const text = String(settings['ui.footerText'] || settings['garden.orgName'] || usual);
  return (
    <footer className={styles.footer}>
      <div className={container({ width: 'wide' })}>
        <ThemeFooter />
        <div className={styles.row}>
          <ul className={styles.links}>
            {links.map(({ name, href }) => (
              <li key={`${name} ${href}`}>
                <Link href={href} tone="quiet" className={styles.link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          {text && <p dir="auto">{text}</p>}
          <LanguageChoice place="foot" />
        </div>
      </div>
      {/* The last element of the footer. The footer is hidden until this element arrives (`footer.css.ts`). */}
      <span hidden data-whole />
    </footer>
  );
}
