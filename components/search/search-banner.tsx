import { Search } from 'lucide-react';
import { inSection } from '#api/administration/layout/site-section.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { siteNameOf, useSite } from '#components/shell/site/site-context.tsx';
import { container } from '#theme/layout/section.css.ts';
import * as styles from './search-banner.css.ts';

/** The banner of the home page: the title of the site and the search (docs/behavior/search.md#search-banner). */
export function SearchBanner() {
  const { settings, section } = useSite();
  return (
    <div className={styles.banner} data-banner="">
      <div className={container({ width: 'wide' })}>
        <h1 className={styles.title}>
          <bdi>{section?.name ?? String(settings['garden.title'] || siteNameOf(settings))}</bdi>
        </h1>
        <p className={styles.description}>
          <bdi>{section ? section.description : String(settings['ui.siteDescription'] ?? '')}</bdi>
        </p>
        <search>
          <form action={inSection(section, '/search')} method="get" className={styles.form}>
            <Input
              className={styles.field}
              type="search"
              name="query"
              placeholder={t('search.banner.placeholder')}
              aria-label={t('search.banner.label')}
            />
            <Button type="submit" variant="primary" icon={<Search size={16} />}>
              {t('search.results.field')}
            </Button>
          </form>
        </search>
      </div>
    </div>
  );
}
