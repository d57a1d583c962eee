import { t } from '#api/translations.ts';
import { Link } from '#components/primitives/text/link.tsx';
import * as styles from './setting-index.css.ts';
import { settingPages } from './setting-places.ts';

/** The pages by address. Settings that are loaded separately may be on one page. */
const pages = settingPages
  .filter(({ path }, index) => settingPages.findIndex((page) => page.path === path) === index)
  .map(({ path, name }) => ({
    path,
    name,
    groups: settingPages.filter((page) => page.path === path).flatMap(({ groups }) => groups),
  }));

/** The list of all pages with settings, each with the headings of its settings. */
export const SettingIndex = () => (
  <section aria-labelledby="setting-pages">
    <h2 id="setting-pages" className={styles.title}>
      {t('setting.find.pages')}
    </h2>
    <ul className={styles.pages}>
      {pages.map(({ path, name, groups }) => (
        <li key={path} className={styles.page}>
          <Link href={path} className={styles.name}>
            {t(name)}
          </Link>
          <ul className={styles.groups}>
            {groups.map(({ id, title }) => (
              <li key={id}>
                <Link href={`${path}#${id}`} tone="quiet" className={styles.group}>
                  {t(title)}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </section>
);
