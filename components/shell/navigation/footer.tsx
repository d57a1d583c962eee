import { t } from '#api/words.ts';
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

/** The foot of every page: ways on, in the same order everywhere (WCAG 3.2.6), and the site's own words. */
export function Footer() {
  const { settings } = useSite();
  const chosen = settings['ui.footerLinks'] as readonly { name: string; url: string }[] | null | undefined;
  const links =
    chosen?.map(({ name, url }) => ({ name, href: url })) ??
    destinations.map(({ name, href }) => ({ name: t(name), href }));
  const site = siteNameOf(settings);
  // A forum without a name of its own is called as what it runs on.
  const words = String(settings['ui.footerText'] || (site === softwareName ? '' : t('shell.footer.runs-on', { site })));
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
          {words && <p>{words}</p>}
          <LanguageChoice place="foot" />
        </div>
      </div>
      {/* The last of it that comes; until then it is not shown (`footer.css.ts`). */}
      <span hidden data-whole />
    </footer>
  );
}
