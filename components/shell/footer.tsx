import { Link } from '#components/primitives/link.tsx';
import { container } from '#theme/layout/section.css.ts';
import * as styles from './footer.css.ts';
import { siteNameOf, useSite } from './site-context.tsx';

const destinations = [
  { name: 'Discussions', href: '/discussions' },
  { name: 'Categories', href: '/categories' },
  { name: 'Search', href: '/search' },
  { name: 'Feed', href: '/discussions/feed.atom' },
  { name: 'API', href: '/api/v2/docs' },
] as const;

/** The foot of every page: ways on, in the same order everywhere (WCAG 3.2.6), and the site's own words. */
export function Footer() {
  const { settings } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={container({ width: 'wide' })}>
        <ul className={styles.links}>
          {destinations.map(({ name, href }) => (
            <li key={href}>
              <Link href={href} tone="quiet" className={styles.link}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.words}>
          {String(settings['ui.footerText'] || `${siteNameOf(settings)} runs on Folkmoot.`)}
        </p>
      </div>
    </footer>
  );
}
