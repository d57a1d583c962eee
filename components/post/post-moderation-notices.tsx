import { Flag, TriangleAlert } from 'lucide-react';
import { type MouseEvent, Suspense, useRef } from 'react';
import type { PostWarning, ReportMeta } from '#api/moderation/triage/post-moderation.contract.ts';
import { reportQueueUrl } from '#api/moderation/triage/report-filter.ts';
import { t } from '#api/translations.ts';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';
import { usePartLoad } from '#components/primitives/runtime/use-part-load.ts';
import { Link } from '#components/primitives/text/link.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import * as styles from './post-moderation-notices.css.ts';

const reportsDialog = preloadable(() =>
  withTranslations(['report', 'dashboard'], import('#components/moderation/report/post-reports-dialog.tsx')).then(
    (module) => module.PostReportsDialog,
  ),
);

/** A post with its warning and its open reports. */
export interface OrderMarks {
  readonly recordType: 'discussion' | 'comment';
  readonly recordID: number;
  readonly warning?: PostWarning | undefined;
  readonly reportMeta?: ReportMeta | undefined;
}

/**
 * The moderation rows above a post: the warning with a link to its decision, and the open reports with a link to handle
 * them.
 */
export const PostModerationNotices = ({ warning, reportMeta, ...record }: OrderMarks) => (
  <div className={styles.lines}>
    {warning && <Warned warning={warning} />}
    {reportMeta && <Reported {...record} meta={reportMeta} />}
  </div>
);

const Warned = ({ warning: { decisionID, name, reason } }: { warning: PostWarning }) => (
  <p className={styles.line}>
    <TriangleAlert size="1em" aria-hidden="true" className={styles.icon} />
    <span>
      <TranslatedText
        id="post.order.warned"
        values={{ name: <bdi>{name}</bdi> }}
        parts={{ warning: (words) => <Link href={`/moderation/decision/${decisionID}`}>{words}</Link> }}
      />
      {reason && <span className={styles.reason}> {reason}</span>}
    </span>
  </p>
);

/**
 * The number of reports and their reasons, with a link to the report queue. With JavaScript, the link opens the queue's
 * dialog in place.
 */
function Reported({ recordType, recordID, meta }: Pick<OrderMarks, 'recordType' | 'recordID'> & { meta: ReportMeta }) {
  const { isReady, action: times = 0, request } = usePartLoad<number>(reportsDialog, { rendersWithinClick: true });
  const link = useRef<HTMLAnchorElement>(null);
  const href = reportQueueUrl({ status: [], sort: '-dateInserted', page: 1, recordType, recordID: String(recordID) });
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    request(times + 1);
  };
  return (
    <p className={styles.line}>
      <Flag size="1em" aria-hidden="true" className={styles.icon} />
      <Link ref={link} href={href} onClick={open} aria-haspopup="dialog">
        {t('post.order.reports', { count: meta.countReports })}
      </Link>
      <span className={styles.reason}>{meta.reportsReasons.map(({ name }) => name).join(', ')}</span>
      {isReady && (
        <Suspense>
          <reportsDialog.Part key={times} recordType={recordType} recordID={recordID} returnTo={link} />
        </Suspense>
      )}
    </p>
  );
}
