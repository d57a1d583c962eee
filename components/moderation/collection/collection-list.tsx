import { FolderTree, Library } from 'lucide-react';
import type { Category } from '#api/category/category-fields.contract.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import type { CollectionContent } from '#api/moderation/collection/collection.contract.ts';
import { t } from '#api/translations.ts';
import * as list from '#components/discussion/list/discussion-list.css.ts';
import { DiscussionRow } from '#components/discussion/list/discussion-row.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { CachedFragment } from '#components/primitives/runtime/cached-fragment.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import * as styles from './collection-list.css.ts';

interface CollectionListProps {
  readonly name: string;
  readonly records: CollectionContent['records'];
  readonly pager: { readonly page: number; readonly limit: number; readonly total: number };
  /** Returns the address of a page of the collection. */
  readonly href: (page: number) => string;
}

/** The discussions and categories of a collection in their order, with links to its other pages. */
export const CollectionList = ({ name, records, pager, href }: CollectionListProps) => (
  <section aria-label={name}>
    {records.length === 0 ? (
      <EmptyState icon={<Library />} title={t('collection.nothing')}>
        {t('collection.nothing-text')}
      </EmptyState>
    ) : (
      <ol className={list.list}>
        {records.map(({ recordType, recordID, record }) =>
          recordType === 'category' ? (
            <CollectedCategory key={`category ${recordID}`} category={record as Category} />
          ) : (
            <CachedFragment key={recordID} name="list" of={[record, true, 2]}>
              <DiscussionRow discussion={record as Discussion} />
            </CachedFragment>
          ),
        )}
      </ol>
    )}
    {pager.total > pager.limit && (
      <Pager
        {...pager}
        hasMore={false}
        label={t('collection.pages', { name })}
        href={href}
        jump={{ action: href(1) }}
      />
    )}
  </section>
);

/** A category of a collection: its icon, name, description and number of discussions. */
const CollectedCategory = ({
  category: { name, url, description, iconUrl, countAllDiscussions },
}: {
  category: Category;
}) => (
  <li className={list.row}>
    <span className={styles.icon} aria-hidden="true">
      {iconUrl ? (
        <img src={iconUrl} alt="" loading="lazy" decoding="async" width={40} height={40} className={styles.picture} />
      ) : (
        <FolderTree size={24} />
      )}
    </span>
    <div className={styles.textBlock}>
      <h2 className={list.title} dir="auto">
        <Link href={url} tone="plain" className={list.titleLink}>
          {name}
        </Link>
      </h2>
      {description && (
        <p className={list.excerpt} dir="auto">
          {description}
        </p>
      )}
      <p className={styles.note}>
        {t('collection.category')}
        {countAllDiscussions > 0 && (
          <>
            {' · '}
            <TranslatedText
              id="category.list.discussions"
              values={{ count: countAllDiscussions, number: <NumberText value={countAllDiscussions} /> }}
            />
          </>
        )}
      </p>
    </div>
  </li>
);
