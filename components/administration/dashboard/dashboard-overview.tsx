import { t } from '#api/translations.ts';
import { Link } from '#components/primitives/text/link.tsx';
import * as styles from './dashboard-overview.css.ts';
import { useDashboardPlaces } from './use-dashboard-places.ts';

/** All pages of the dashboard that the viewer may see, by group. */
export const DashboardOverview = () => (
  <section aria-labelledby="dashboard-places">
    <h2 id="dashboard-places" className={styles.title}>
      {t('dashboard.places')}
    </h2>
    <div className={styles.groups}>
      {useDashboardPlaces().map(({ id, name, places }) => (
        <section key={id} id={id} aria-labelledby={`${id}-name`} className={styles.group}>
          <h3 id={`${id}-name`} className={styles.name}>
            {t(name)}
          </h3>
          <ul className={styles.places}>
            {places.map((place) => (
              <li key={place.href}>
                <Link href={place.href} className={styles.place}>
                  {t(place.name)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </section>
);
