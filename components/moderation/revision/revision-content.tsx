import { useSuspenseQuery } from '@tanstack/react-query';
import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { revisionsQuery } from '#api/moderation/log/log.queries.ts';
import { t } from '#api/translations.ts';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { RevisionList } from './revision-list.tsx';

/** The post and page of a revision history. */
export interface RevisionContentProps {
  readonly recordType: 'discussion' | 'comment';
  readonly recordID: number;
  readonly page: number;
}

/** The revision history of a discussion or comment, with buttons to restore a revision. */
export function RevisionContent({ recordType, recordID, page }: RevisionContentProps) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(revisionsQuery(api, { recordType, recordID, page }));
  const [present] = data.rows;
  const name = present?.name ?? null;
  const isUnchanged = data.total <= 1;
  return (
    <>
      <p>
        <Link
          href={
            recordType === 'comment'
              ? commentUrl(recordID)
              : discussionUrl({ discussionID: recordID, name: name ?? 'discussion' })
          }
        >
          {recordType === 'comment' ? (
            t('log.revisions.to-comment')
          ) : (
            <bdi>{name ?? t('log.revisions.to-discussion')}</bdi>
          )}
        </Link>
      </p>
      {isUnchanged && <Message tone="info">{t('log.revisions.unchanged')}</Message>}
      <RevisionList revisions={data.rows} />
      {data.total > data.limit && (
        <Pager
          label={t('log.pages')}
          href={(to) => `/log/filter?recordType=${recordType}&recordID=${recordID}&page=${to}`}
          page={page}
          limit={data.limit}
          total={data.total}
        />
      )}
    </>
  );
}
