import { t } from '#api/translations.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { findInDashboard } from './dashboard-finder.ts';
import * as styles from './dashboard-overview.css.ts';
import { useDashboardPlaces } from './use-dashboard-places.ts';

/** The pages and settings that contain a text, for readers without JavaScript. */
export function DashboardResults({ text }: { text: string }) {
  const found = findInDashboard(text, useDashboardPlaces());
  return (
    <Card as="section" padding="large" aria-labelledby="dashboard-results">
      <h2 id="dashboard-results" className={styles.title}>
        {t('dashboard.find.results', { text })}
      </h2>
      <p>{t('dashboard.find.count', { count: found.length })}</p>
      <ul className={styles.places}>
        {found.map(({ name, place, href }) => (
          <li key={href}>
            <Link href={href} className={styles.place}>
              {name}
            </Link>{' '}
            <span className={styles.quiet}>{place}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
