import { Archive, FolderTree } from 'lucide-react';
import { Suspense } from 'react';
import type { CategoryBranch } from '#api/category/category-fields.contract.ts';
import { t } from '#api/translations.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { pagePart } from '#components/primitives/content/page-part.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './category-list.css.ts';

const isGroup = ({ displayAs, children }: CategoryBranch): boolean =>
  displayAs === 'heading' || (displayAs === 'categories' && Boolean(children?.length));

/**
 * A list of categories as cards. Headings and parent categories are rendered above their subcategories
 * (docs/behavior/category.md#category-list).
 */
export function CategoryList({ categories }: { categories: readonly CategoryBranch[] }) {
  if (categories.length === 0) return <EmptyState icon={<FolderTree />} title={t('category.list.none')} />;
  const single = categories.filter((category) => !isGroup(category));
  return (
    <div className={styles.group} style={{ gap: '2rem' }}>
      {single.length > 0 && <Cards categories={single} />}
      {categories.filter(isGroup).map((group) => (
        <section key={group.categoryID} className={styles.group} aria-labelledby={`category-${group.categoryID}`}>
          <h2 id={`category-${group.categoryID}`} className={styles.groupTitle}>
            {group.displayAs === 'heading' ? (
              group.name
            ) : (
              <Link href={group.url} tone="plain" className={styles.nameLink}>
                {group.name}
              </Link>
            )}
          </h2>
          {group.children?.length ? (
            <Cards categories={group.children} headingLevel={3} />
          ) : (
            <p className={styles.below}>{t('category.list.none')}</p>
          )}
        </section>
      ))}
    </div>
  );
}

const Cards = ({ categories, headingLevel = 2 }: { categories: readonly CategoryBranch[]; headingLevel?: 2 | 3 }) => (
  <ul className={styles.cards}>
    {categories.map((category) => (
      <li key={category.categoryID}>
        <CategoryCard category={category} headingLevel={headingLevel} />
      </li>
    ))}
  </ul>
);

function CategoryCard({ category, headingLevel }: { category: CategoryBranch; headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  const { name, url, description, isArchived, iconUrl, children = [] } = category;
  return (
    <Card as="article" padding="medium" className={styles.item}>
      <div className={styles.head}>
        {iconUrl && <img src={iconUrl} alt="" loading="lazy" decoding="async" className={styles.icon} />}
        <Heading className={styles.name} dir="auto">
          <Link href={url} tone="plain" className={styles.nameLink}>
            {name}
          </Link>
        </Heading>
        <Follow category={category} />
      </div>
      {description && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      {children.length > 0 && (
        <p className={styles.below}>
          {t('category.list.below', { names: children.map((child) => child.name).join(', ') })}
        </p>
      )}
      {isArchived && (
        <div>
          <Tag preset="greyscale" icon={<Archive size={12} />}>
            {t('category.list.archived')}
          </Tag>
        </div>
      )}
      <div className={styles.foot}>
        <Metas category={category} />
      </div>
    </Card>
  );
}

const ListedFollow = pagePart(() => import('./listed-follow.tsx').then((module) => module.ListedFollow), true);

/** The follow button of a listed category, for members. Guests do not load it. */
const Follow = ({ category }: { category: CategoryBranch }) =>
  useSite().me.userID > 0 &&
  category.displayAs === 'discussions' && (
    <Suspense>
      <ListedFollow category={category} />
    </Suspense>
  );

const Metas = ({
  category: { countAllDiscussions, countAllComments, countFollowers, lastPost },
}: {
  category: CategoryBranch;
}) => (
  <p className={styles.metas}>
    {countAllDiscussions > 0 && (
      <span>
        <TranslatedText
          id="category.list.discussions"
          values={{ count: countAllDiscussions, number: <NumberText value={countAllDiscussions} /> }}
        />
      </span>
    )}
    {countAllComments > 0 && (
      <span>
        <TranslatedText
          id="category.list.comments"
          values={{ count: countAllComments, number: <NumberText value={countAllComments} /> }}
        />
      </span>
    )}
    {countFollowers > 0 && (
      <span>
        <TranslatedText
          id="category.list.followers"
          values={{ count: countFollowers, number: <NumberText value={countFollowers} /> }}
        />
      </span>
    )}
    {lastPost && (
      <span className={styles.recent}>
        <TranslatedText
          id="category.list.recent"
          values={{ name: <bdi>{lastPost.name}</bdi> }}
          parts={{
            post: (words) => (
              <Link href={lastPost.url} tone="quiet" className={styles.recentName} dir="auto">
                {words}
              </Link>
            ),
          }}
        />
        <DateTime date={lastPost.dateInserted} type="relative" />
        <span className={styles.recentAuthor}>
          <TranslatedText
            id="category.list.recent-by"
            values={{ author: <bdi>{lastPost.insertUser.name}</bdi> }}
            parts={{
              author: (words) => (
                <Link href={lastPost.insertUser.url} tone="quiet">
                  {words}
                </Link>
              ),
            }}
          />
        </span>
      </span>
    )}
  </p>
);
