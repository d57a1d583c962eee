import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { escalationUrl } from '#api/moderation/escalation/escalation-url.ts';
import { assignReport } from '#api/moderation/report/report.client.ts';
import type { Report } from '#api/moderation/report/report.contract.ts';
import { t } from '#api/translations.ts';
import { EscalateButton } from '#components/moderation/escalation/escalate-button.tsx';
import { BlurredBody } from '#components/moderation/revision/blurred-body.tsx';
import { SanctionButton } from '#components/moderation/sanction/sanction-button.tsx';
import { AnswerMenu } from '#components/moderation/triage/answer-menu.tsx';
import { AssignMenu } from '#components/moderation/triage/assign-menu.tsx';
import { ReportNotes } from '#components/moderation/triage/report-notes.tsx';
import * as styles from '#components/moderation/triage/report-triage.css.ts';
import { PostBody } from '#components/post/body/post-body.tsx';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { IconButtonLink } from '#components/primitives/form/icon-button.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import type { ReportTriageApi } from '#machines/moderation/triage/report-triage.connect.ts';
import type { TriageActionName } from '#machines/moderation/triage/triage-queue.ts';
import { metas } from '#theme/layout/metas.css.ts';
import { ReasonTags } from './reason-tags.tsx';

interface PartProps {
  readonly report: Report;
}

interface CardProps extends PartProps {
  readonly triage: ReportTriageApi;
  /** Refetches the report after it was assigned. */
  readonly renew?: ((reportID: number) => Promise<unknown>) | undefined;
}

/**
 * A report card in the queue (docs/behavior/moderation.md#report-queue): reasons, reporter, post, and the available
 * actions.
 */
export function ReportCard({ report, triage, renew }: CardProps) {
  const { reportID, recordType, recordID } = report;
  return (
    <article
      id={`report-${reportID}`}
      tabIndex={-1}
      className={styles.card}
      aria-labelledby={`report-${reportID}-name`}
      data-status={report.status}
      onFocus={() => triage.current !== reportID && triage.choose(reportID)}
      {...triage.getReportProps(reportID)}
    >
      <ReportHead report={report} />
      {report.noteHtml ? (
        <blockquote className={styles.note} aria-label={t('report.item.note')}>
          <PostBody html={report.noteHtml} />
        </blockquote>
      ) : (
        <p className={metas}>{t('report.item.no-note', { name: report.insertUser.name })}</p>
      )}
      <ReportedRecord report={report} />
      <ReportNotes record={{ recordType, recordID }} count={report.countNotes} />
      <ReportActs report={report} triage={triage} renew={renew} />
    </article>
  );
}

const ReportHead = ({ report }: PartProps) => (
  <div className={styles.head}>
    <ReasonTags reasons={report.reportReasons} />
    <Tag preset={report.status === 'new' ? 'standard' : 'greyscale'}>{t(`report.status.${report.status}`)}</Tag>
    {report.countReports > 1 && <Tag preset="error">{t('report.item.more', { count: report.countReports })}</Tag>}
    <span className={metas}>
      <span>{t('report.item.by', { name: report.insertUser.name })}</span>
      <DateTime date={report.dateInserted} type="relative" />
      {report.assignedUser && <strong>{t('report.item.assigned', { name: report.assignedUser.name })}</strong>}
      {report.updateUser && report.status !== 'new' && (
        <span>
          {t('report.item.handled', { status: t(`report.status.${report.status}`), name: report.updateUser.name })}
        </span>
      )}
    </span>
  </div>
);

const ReportedRecord = ({ report }: PartProps) => (
  <div className={styles.record}>
    <div className={styles.head}>
      <h2 id={`report-${report.reportID}-name`} className={styles.recordName} dir="auto">
        {report.recordName || t(`report.kind.${report.recordType}`)}
      </h2>
      <Tag preset="greyscale">{t(`report.kind.${report.recordType}`)}</Tag>
      {!report.recordIsLive && <Tag preset="error">{t('report.item.gone')}</Tag>}
      {report.recordIsClosed && <Tag preset="greyscale">{t('report.item.closed')}</Tag>}
      {report.recordWasEdited && <Tag preset="greyscale">{t('report.item.edited')}</Tag>}
      <IconButtonLink
        href={report.recordUrl}
        label={t('report.act.view')}
        size="small"
        className={styles.end}
        icon={<ExternalLink size={16} />}
        data-view
      />
    </div>
    <p className={metas}>
      <Link href={report.recordUser.url} tone="quiet">
        {t('report.item.posted', { name: report.recordUser.name })}
      </Link>
      {report.placeRecordUrl && (
        <Link href={report.placeRecordUrl} tone="quiet">
          {t('report.item.place', { place: report.placeRecordName ?? '' })}
        </Link>
      )}
      <DateTime date={report.recordDateInserted} type="relative" />
    </p>
    {report.recordHtml && (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      // biome-ignore lint/a11y/useSemanticElements: no form fields; not a landmark, since several reports share a post
      <div className={styles.body} tabIndex={0} role="group" aria-label={report.recordName}>
        <BlurredBody html={report.recordHtml} />
      </div>
    )}
  </div>
);

function ReportActs({ report, triage, renew }: CardProps) {
  const { me } = useSite();
  const may = useMay();
  const { reportID, status, recordType, assignedUserID, escalationID, placeRecordID } = report;
  const isPost = recordType === 'discussion' || recordType === 'comment';
  const isTaken = assignedUserID !== null && assignedUserID !== me.userID;
  const at = placeRecordID ?? undefined;
  const taken = isTaken ? t('report.item.assigned', { name: report.assignedUser?.name ?? '' }) : undefined;
  const act = (name: TriageActionName, label: string) => (
    <Button
      size="small"
      variant={name === 'remove' ? 'danger' : 'standard'}
      busy={triage.isUnderway(reportID, name)}
      {...(taken && name !== 'claim' && { disabledReason: taken })}
      onClick={() => triage.act(reportID, name)}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles.acts}>
      {status === 'new' && act('dismiss', t('report.act.dismiss'))}
      {status === 'new' &&
        isPost &&
        may(recordType === 'discussion' ? 'discussions.delete' : 'comments.delete', at) &&
        act('remove', t('report.act.remove'))}
      {status === 'new' &&
        recordType === 'discussion' &&
        !report.recordIsClosed &&
        may('discussions.close', at) &&
        act('close', t('report.act.close'))}
      {status === 'new' && isPost && <Escalation report={report} refusal={taken} renew={renew} act={act} />}
      {status === 'new' &&
        assignedUserID !== me.userID &&
        act('claim', t(isTaken ? 'report.act.take-over' : 'report.act.claim'))}
      {status === 'new' && renew && <Assignment report={report} renew={renew} />}
      {escalationID !== null && (
        <ButtonLink size="small" href={escalationUrl(escalationID)}>
          {t('report.act.view-escalation')}
        </ButtonLink>
      )}
      <SanctionButton member={report.recordUser} {...(isPost && { post: { recordType, recordID: report.recordID } })} />
      <AnswerMenu member={report.recordUser} />
    </div>
  );
}

interface EscalationProps extends Pick<CardProps, 'report' | 'renew'> {
  readonly refusal: string | undefined;
  readonly act: (name: TriageActionName, label: string) => ReactNode;
}

/** The escalate action. The button opens a dialog; the keyboard shortcut escalates immediately. */
function Escalation({ report, refusal, renew, act }: EscalationProps) {
  const { reportID, recordType, recordID, recordName, placeRecordID } = report;
  if (!renew || (recordType !== 'discussion' && recordType !== 'comment'))
    return act('escalate', t('report.act.escalate'));
  return (
    <EscalateButton
      post={{ recordType, recordID, recordName, categoryID: placeRecordID ?? undefined, reportID }}
      refusal={refusal}
      onEscalated={() => renew(reportID)}
    />
  );
}

/** Assigns the reports of a record and shows the new assignee. */
function Assignment({ report, renew }: PartProps & { renew: NonNullable<CardProps['renew']> }) {
  const { api } = useSite();
  const { reportID, assignedUserID } = report;
  const give = (userID: number | null) =>
    assignReport(api, reportID, { assignedUserID: userID, seen: { assignedUserID } }).finally(() => renew(reportID));
  return <AssignMenu assignedUserID={assignedUserID} onGive={give} />;
}
