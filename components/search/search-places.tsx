import { FolderTree } from 'lucide-react';
import { useId } from 'react';
import type { SearchResult } from '#api/search/search.contract.ts';
import { searchAddress } from '#api/search/search-filter.ts';
import { t } from '#api/translations.ts';
import { fullNumber } from '#components/primitives/text/format-number.ts';
import { Link } from '#components/primitives/text/link.tsx';
import { cluster } from '#theme/layout/layout.css.ts';
import { PlaceFacts } from './search-place-row.tsx';
import * as styles from './search-places.css.ts';

/** The first matching categories above the matching posts, with a link to all of them. */
export function SearchPlaces({ query, places, total }: SearchPlacesProps) {
  const heading = useId();
  return (
    <section className={styles.places} aria-labelledby={heading}>
      <div className={cluster({ align: 'baseline', justify: 'between' })}>
        <h2 id={heading} className={styles.title}>
          {t('search.domain.places')}
        </h2>
        <Link href={searchAddress({ domain: 'places', query })}>
          {t('search.places.all', { count: total, number: fullNumber(total) })}
        </Link>
      </div>
      <ul className={styles.list}>
        {places.map((place) => (
          <li key={place.recordID} className={styles.place}>
            <FolderTree size={18} aria-hidden="true" className={styles.icon} />
            <div className={styles.textBlock}>
              <Link href={place.url} tone="heading" className={styles.name} dir="auto">
                <span dangerouslySetInnerHTML={{ __html: place.nameHighlight }} />
              </Link>
              {place.highlight && (
                <p className={styles.passage} dir="auto" dangerouslySetInnerHTML={{ __html: place.highlight }} />
              )}
              <div className={styles.metas}>
                <PlaceFacts place={place} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SearchPlacesProps {
  readonly query: string;
  readonly places: readonly SearchResult[];
  readonly total: number;
}
