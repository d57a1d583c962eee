import { useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useRef, useState } from 'react';
import { changeEscalation } from '#api/moderation/escalation/escalation.client.ts';
import type { Escalation } from '#api/moderation/escalation/escalation.contract.ts';
import { recordReportsUrl } from '#api/moderation/triage/report-filter.ts';
import { t } from '#api/translations.ts';
import { ReasonTags } from '#components/moderation/report/reason-tags.tsx';
import { BlurredBody } from '#components/moderation/revision/blurred-body.tsx';
import { RevisedBody } from '#components/moderation/revision/revised-body.tsx';
import { AnswerMenu } from '#components/moderation/triage/answer-menu.tsx';
import { AssignMenu } from '#components/moderation/triage/assign-menu.tsx';
import { ExternalAttachments, IntegrationMenu } from '#components/moderation/triage/external-attachments.tsx';
import { ReportNotes } from '#components/moderation/triage/report-notes.tsx';
import * as styles from '#components/moderation/triage/report-triage.css.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { IconButtonLink } from '#components/primitives/form/icon-button.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useSubmission } from '#components/primitives/submission/use-submission.ts';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { escalationChangeMachine } from '#machines/moderation/escalation/escalation-change.machine.ts';
import { metas } from '#theme/layout/metas.css.ts';
import { EscalationNameDialog } from './escalation-name-dialog.tsx';
import { EscalationStatusField } from './escalation-status-field.tsx';

type Change = Parameters<typeof changeEscalation>[2];

/**
 * Updates an escalation, based on the state the viewer saw. The list is refetched afterwards, also when another
 * moderator was first.
 */
function useChange({ escalationID, status, assignedUserID }: Escalation) {
  const { api } = useSite();
  const client = useQueryClient();
  const save = (wish: Change) =>
    changeEscalation(api, escalationID, { ...wish, seen: { status, assignedUserID } }).finally(() =>
      client.invalidateQueries({ queryKey: ['escalations'] }),
    );
  return { save, change: useSubmission(escalationChangeMachine, { send: save }) };
}

/**
 * An escalation card (docs/behavior/moderation.md#escalations): its post, status, moderator notes, and the available
 * actions.
 */
export function EscalationCard({ escalation }: { escalation: Escalation }) {
  const { escalationID: id, recordType, recordID } = escalation;
  const handling = useChange(escalation);
  return (
    <article className={styles.card} aria-labelledby={`escalation-${id}`} {...handling.change.getRootProps()}>
      <EscalationFacts escalation={escalation} />
      <section className={styles.record} aria-label={escalation.recordName}>
        <RevisedBody
          recordType={recordType}
          recordID={recordID}
          categoryID={escalation.placeRecordID}
          isLive={escalation.recordIsLive}
        >
          <BlurredBody html={escalation.recordHtml} />
        </RevisedBody>
      </section>
      <ExternalAttachments escalation={escalation} />
      <ReportNotes record={{ recordType, recordID }} count={escalation.countNotes} />
      <SubmissionProblem submission={handling.change} />
      <Acts escalation={escalation} handling={handling} />
    </article>
  );
}

interface ActsProps {
  readonly escalation: Escalation;
  readonly handling: ReturnType<typeof useChange>;
}

function Acts({ escalation, handling: { change, save } }: ActsProps) {
  const { me } = useSite();
  const { status, assignedUserID, recordIsLive } = escalation;
  return (
    <div className={styles.acts}>
      <EscalationStatusField
        label={t('report.filter.status')}
        status={(change.isSending && change.payload?.status) || status}
        onStatus={(chosen) => change.submit({ status: chosen })}
      />
      {assignedUserID !== me.userID && (
        <Button size="small" {...change.getSendProps({ assignedUserID: me.userID })}>
          {t(assignedUserID === null ? 'report.act.claim' : 'report.act.take-over')}
        </Button>
      )}
      <AssignMenu assignedUserID={assignedUserID} onGive={(userID) => save({ assignedUserID: userID })} />
      <Renaming escalation={escalation} save={save} />
      <Button size="small" {...change.getSendProps({ recordIsLive: !recordIsLive })}>
        {t(recordIsLive ? 'report.act.remove' : 'report.escalation.restore')}
      </Button>
      <AnswerMenu member={escalation.recordUser} />
      <IntegrationMenu escalation={escalation} />
    </div>
  );
}

/** The button that opens the rename dialog of an escalation. */
function Renaming({ escalation, save }: { escalation: Escalation; save: (wish: Change) => Promise<unknown> }) {
  const button = useRef<HTMLButtonElement>(null);
  const [times, setTimes] = useState(0);
  return (
    <>
      <Button ref={button} size="small" onClick={() => setTimes(times + 1)}>
        {t('report.escalation.rename')}
      </Button>
      {times > 0 && (
        <EscalationNameDialog key={times} name={escalation.name} onName={(name) => save({ name })} returnTo={button} />
      )}
    </>
  );
}

const EscalationFacts = ({ escalation }: { escalation: Escalation }) => (
  <>
    <div className={styles.head}>
      <h2 id={`escalation-${escalation.escalationID}`} className={styles.recordName} dir="auto">
        {escalation.name}
      </h2>
      <Tag>{t(`report.escalation.status.${escalation.status}`)}</Tag>
      {!escalation.recordIsLive && <Tag preset="error">{t('report.item.gone')}</Tag>}
      <ReasonTags reasons={escalation.reportReasons} />
      <IconButtonLink
        href={escalation.recordUrl}
        label={t('report.act.view')}
        size="small"
        className={styles.end}
        icon={<ExternalLink size={16} />}
      />
    </div>
    <p className={metas}>
      <span>{t('report.item.posted', { name: escalation.recordUser.name })}</span>
      <span>{t('report.item.place', { place: escalation.placeRecordName })}</span>
      <Link href={recordReportsUrl(escalation)} tone="quiet">
        {t('report.count', { count: escalation.countReports })}
      </Link>
      {escalation.assignedUser && <strong>{t('report.item.assigned', { name: escalation.assignedUser.name })}</strong>}
    </p>
  </>
);
