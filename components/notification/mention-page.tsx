import { useSuspenseQuery } from '@tanstack/react-query';
import { AtSign } from 'lucide-react';
import type { MentioningPost } from '#api/member/identity/user-mention.contract.ts';
import { mentionsPerPage, myMentionsQuery } from '#api/member/identity/user-mention.queries.ts';
import { t } from '#api/translations.ts';
import { SettingsPage } from '#components/member/settings/settings-page.tsx';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './mention-page.css.ts';
import { NotificationTabs } from './notification-tabs.tsx';

const path = '/profile/mentions';

/**
 * The posts that mention the viewer, the latest first, in pages. Unlike notifications of mentions, they do not expire.
 */
export function MentionPage({ page }: { page: number }) {
  const { api, me } = useSite();
  const { data } = useSuspenseQuery(myMentionsQuery(api, page));
  const { mentions, hasMore } = data;
  return (
    <SettingsPage
      title={t('notification.mention.title')}
      description={t('notification.mention.description')}
      path={path}
    >
      <NotificationTabs current="mentions" />
      {mentions.length === 0 ? (
        <EmptyState icon={<AtSign />} title={t('notification.mention.empty')}>
          {t('notification.mention.empty-text', { name: me.name })}
        </EmptyState>
      ) : (
        <Card padding="small">
          <ol className={styles.list}>
            {mentions.map((mention) => (
              <Row key={`${mention.recordType} ${mention.recordID}`} mention={mention} />
            ))}
          </ol>
        </Card>
      )}
      {(hasMore || page > 1) && (
        <Pager
          page={page}
          limit={mentionsPerPage}
          total={mentionsPerPage * (page - 1) + mentions.length}
          hasMore={hasMore}
          label={t('notification.mention.pages')}
          href={(target) => (target > 1 ? `${path}?page=${target}` : path)}
        />
      )}
    </SettingsPage>
  );
}

const Row = ({
  mention: { name, url, excerpt, dateInserted, insertUser, recordType },
}: {
  mention: MentioningPost;
}) => (
  <li className={styles.item}>
    <Avatar name={insertUser.name} photoUrl={insertUser.photoUrl} size="medium" decorative />
    <div>
      <h2 className={styles.title} dir="auto">
        <Link href={url} tone="heading">
          {name}
        </Link>
      </h2>
      <p className={styles.metas}>
        <span>
          <TranslatedText
            id="notification.mention.by"
            values={{
              name: (
                <Link href={insertUser.url ?? '#'} tone="quiet">
                  <bdi>{insertUser.name}</bdi>
                </Link>
              ),
            }}
          />
        </span>
        {recordType === 'comment' && <span>{t('notification.mention.comment')}</span>}
        <DateTime date={dateInserted} type="relative" />
      </p>
      <p className={styles.excerpt} dir="auto">
        {excerpt}
      </p>
    </div>
  </li>
);
