import { useQuery } from '@tanstack/react-query';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { latestCommentsQuery } from '#api/moderation/triage/discussion-triage.queries.ts';
import { t } from '#api/translations.ts';
import { PostBody } from '#components/post/body/post-body.tsx';
import { Tabs } from '#components/primitives/navigation/tabs.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { metas } from '#theme/layout/metas.css.ts';
import { RecordNotes } from './report-notes.tsx';
import * as styles from './report-triage.css.ts';

/** The discussion under review, and whether the viewer may read its moderator notes. */
export interface TriageCommentsProps {
  readonly discussion: Discussion;
  readonly mayNote: boolean;
}

/**
 * The latest comments of a discussion in triage, with its moderator notes in a second tab
 * (docs/behavior/moderation.md#triage).
 */
export function TriageComments({ discussion, mayNote }: TriageCommentsProps) {
  const { discussionID } = discussion;
  if (!mayNote) return <Latest discussion={discussion} />;
  return (
    <Tabs
      label={t('report.triage.tabs')}
      activation="manual"
      tabs={[
        { id: 'comments', label: t('report.triage.tab-comments'), content: <Latest discussion={discussion} /> },
        {
          id: 'notes',
          label: t('report.notes.title', { count: 0 }),
          content: <RecordNotes record={{ recordType: 'discussion', recordID: discussionID }} />,
        },
      ]}
    />
  );
}

function Latest({ discussion: { discussionID, url, countComments } }: Pick<TriageCommentsProps, 'discussion'>) {
  const { api } = useSite();
  const { data: comments = [] } = useQuery({ ...latestCommentsQuery(api, discussionID), enabled: countComments > 0 });
  return (
    <div className={styles.notes}>
      {comments.map(({ commentID, body, insertUser, dateInserted }) => (
        <div key={commentID}>
          <p className={metas}>
            {insertUser && <bdi>{insertUser.name}</bdi>}
            <DateTime date={dateInserted} type="relative" />
          </p>
          <PostBody html={body} />
        </div>
      ))}
      <p className={metas}>
        <Link href={`${url}#comments`}>{t('report.triage.comments', { count: countComments })}</Link>
      </p>
    </div>
  );
}
