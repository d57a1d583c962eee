import { Archive } from 'lucide-react';
import type { SearchResult } from '#api/search/search.contract.ts';
import { t } from '#api/translations.ts';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import * as styles from './search-row.css.ts';
import { FoundWords } from './search-row.tsx';

/** A category in the search results: name, description, parent categories and number of discussions. */
export const SearchPlaceRow = ({ place }: { place: SearchResult }) => (
  <li className={styles.row}>
    <FoundWords result={place}>
      <PlaceFacts place={place} />
    </FoundWords>
  </li>
);

/** The metadata of a category: whether it is archived, its parent categories, and the number of discussions. */
export function PlaceFacts({ place }: { place: SearchResult }) {
  const { isArchived, breadcrumbs = [], countDiscussions = 0 } = place;
  // The last breadcrumb is the category itself.
  const above = breadcrumbs.slice(0, -1);
  return (
    <>
      {isArchived && (
        <span className={styles.marks}>
          <Tag preset="greyscale" icon={<Archive size={12} />}>
            {t('category.list.archived')}
          </Tag>
        </span>
      )}
      {above.length > 0 && <span>{above.map(({ name }) => name).join(' › ')}</span>}
      <span>
        <TranslatedText
          id="category.list.discussions"
          values={{ count: countDiscussions, number: <NumberText value={countDiscussions} /> }}
        />
      </span>
    </>
  );
}
