import { useSuspenseQuery } from '@tanstack/react-query';
import { FolderHeart } from 'lucide-react';
import type { CategoryBranch } from '#api/category/category-fields.contract.ts';
import { defaultCategoryPreferences } from '#api/category/default-category-preferences.ts';
import {
  type FollowedSort,
  followedCategoriesQuery,
  followedSorts,
} from '#api/notification/followed-category.queries.ts';
import { t } from '#api/translations.ts';
import { FollowButton } from '#components/category/follow-button.tsx';
import { SettingsPage } from '#components/member/settings/settings-page.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { lazyPart } from '#components/shell/page/lazy-part.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './followed-content-page.css.ts';

const LazyCategoryFollow = lazyPart(() =>
  import('#components/category/category-follow.tsx').then(({ CategoryFollow }) => CategoryFollow),
);

const sortWords = {
  '-dateFollowed': 'notification.followed.sort-newest',
  dateFollowed: 'notification.followed.sort-oldest',
  name: 'notification.followed.sort-name',
} as const;

/**
 * The categories that a member follows, with their notification preferences
 * (docs/behavior/notification.md#followed-content).
 */
export function FollowedContentPage({ sort }: { sort: FollowedSort }) {
  const { api } = useSite();
  const { data: categories } = useSuspenseQuery(followedCategoriesQuery(api, sort));
  return (
    <SettingsPage title={t('shell.title.followed-content')} path="/profile/followed-content">
      <section aria-labelledby="manage-categories">
        <div className={styles.head}>
          <h2 id="manage-categories" className={styles.title}>
            {t('notification.followed.manage')}
          </h2>
          {categories.length > 1 && <Sorts sort={sort} />}
        </div>
        {categories.length === 0 ? (
          <EmptyState
            icon={<FolderHeart />}
            title={t('notification.followed.empty')}
            headingLevel={3}
            action={<ButtonLink href="/categories">{t('notification.followed.find')}</ButtonLink>}
          >
            {t('notification.followed.empty-help')}
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {categories.map((category) => (
              <li key={category.categoryID}>
                <Followed category={category} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </SettingsPage>
  );
}

const Sorts = ({ sort }: { sort: FollowedSort }) => (
  <nav aria-label={t('notification.followed.sort')}>
    <ul className={styles.sorts}>
      {followedSorts.map((one) => (
        <li key={one}>
          <Link
            href={`/profile/followed-content${one === '-dateFollowed' ? '' : `?sort=${one}`}`}
            tone="quiet"
            {...(one === sort && { 'aria-current': 'true' as const })}
            className={styles.sort}
          >
            {t(sortWords[one])}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const Followed = ({ category }: { category: CategoryBranch }) => (
  <Card as="article" padding="medium" className={styles.item}>
    <div className={styles.text}>
      <h3 className={styles.name} dir="auto">
        <Link href={category.url} tone="heading">
          {category.name}
        </Link>
      </h3>
      <p className={styles.facts}>
        {t('notification.followed.counts', {
          discussions: category.countAllDiscussions,
          comments: category.countAllComments,
        })}
      </p>
      {category.description && (
        <p className={styles.facts} dir="auto">
          {category.description}
        </p>
      )}
    </div>
    <LazyCategoryFollow
      categoryID={category.categoryID}
      name={category.name}
      url={category.url}
      preferences={category.preferences ?? { ...defaultCategoryPreferences, 'preferences.followed': true }}
      renderPlaceholder={(waker) => (
        <FollowButton isFollowed aria-label={t('notification.followed.button', { name: category.name })} {...waker} />
      )}
    />
  </Card>
);
