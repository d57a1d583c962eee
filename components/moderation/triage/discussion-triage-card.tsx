import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { changeDiscussion } from '#api/discussion/discussion.client.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { escalationUrl } from '#api/moderation/escalation/escalation-url.ts';
import { recordReportsUrl } from '#api/moderation/triage/report-filter.ts';
import { t } from '#api/translations.ts';
import { EscalateButton } from '#components/moderation/escalation/escalate-button.tsx';
import { ReasonTags } from '#components/moderation/report/reason-tags.tsx';
import { RevisedBody } from '#components/moderation/revision/revised-body.tsx';
import { PostAttachments } from '#components/post/attachment/post-attachments.tsx';
import { PostBody } from '#components/post/body/post-body.tsx';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { useDetailsOpen } from '#components/primitives/overlay/use-details-open.ts';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useSubmission } from '#components/primitives/submission/use-submission.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { discussionResolutionMachine } from '#machines/moderation/triage/discussion-resolution.machine.ts';
import { metas } from '#theme/layout/metas.css.ts';
import { AnswerMenu } from './answer-menu.tsx';
import * as styles from './report-triage.css.ts';
import { TriageComments } from './triage-comments.tsx';

/**
 * A discussion in triage and its escalation. `mayEscalate` is true once the escalations are loaded, for viewers who may
 * escalate.
 */
export interface DiscussionTriageCardProps {
  readonly discussion: Discussion;
  readonly escalationID: number | undefined;
  readonly mayEscalate: boolean;
}

/**
 * A discussion card in triage: author, category, open reports, and the available actions
 * (docs/behavior/moderation.md#triage).
 */
export function DiscussionTriageCard({ discussion, escalationID, mayEscalate }: DiscussionTriageCardProps) {
  const { discussionID, name, body = '', excerpt, attachments } = discussion;
  const [isOpen, details] = useDetailsOpen();
  const resolving = useResolving(discussion);
  return (
    <article className={styles.card} aria-labelledby={`triage-${discussionID}`} {...resolving.getRootProps()}>
      <Head discussion={discussion} />
      {excerpt && (
        <p className={styles.excerpt} dir="auto">
          {excerpt}
        </p>
      )}
      <details {...details}>
        <summary className={styles.details}>{t('report.triage.details')}</summary>
        <section className={styles.record} aria-label={name}>
          <RevisedBody recordType="discussion" recordID={discussionID} categoryID={discussion.categoryID} isLive>
            <PostBody html={body} />
          </RevisedBody>
          <PostAttachments attachments={attachments} />
        </section>
        {isOpen && <TriageComments discussion={discussion} mayNote={mayEscalate} />}
      </details>
      <SubmissionProblem submission={resolving} />
      <div className={styles.acts}>
        <Button size="small" {...resolving.getSendProps()}>
          {t(discussion.resolved ? 'options.resolve.on' : 'options.resolve.off')}
        </Button>
        {mayEscalate && escalationID === undefined && <Escalating discussion={discussion} />}
        {escalationID !== undefined && (
          <ButtonLink size="small" href={escalationUrl(escalationID)}>
            {t('report.act.view-escalation')}
          </ButtonLink>
        )}
        {discussion.insertUser && <AnswerMenu member={discussion.insertUser} />}
      </div>
    </article>
  );
}

function Head({ discussion }: Pick<DiscussionTriageCardProps, 'discussion'>) {
  const { discussionID, name, url, resolved, reportMeta, insertUser, category, dateInserted } = discussion;
  const Sign = resolved ? CircleCheck : CircleDashed;
  return (
    <>
      <div className={styles.head}>
        <span className={styles.signed}>
          <Sign
            size={18}
            role="img"
            aria-label={t(resolved ? 'report.triage.resolved' : 'report.triage.unresolved')}
            className={styles.icon}
          />
          <h2 id={`triage-${discussionID}`} className={styles.recordName} dir="auto">
            <Link href={url} tone="heading">
              {name}
            </Link>
          </h2>
        </span>
        {reportMeta && <ReasonTags reasons={reportMeta.reportsReasons} />}
        {reportMeta && (
          <Tag preset="error" href={recordReportsUrl({ recordType: 'discussion', recordID: discussionID })}>
            {t('report.count', { count: reportMeta.countReports })}
          </Tag>
        )}
      </div>
      <p className={metas}>
        {insertUser && (
          <Link href={insertUser.url} tone="quiet">
            {t('report.item.posted', { name: insertUser.name })}
          </Link>
        )}
        {category && (
          <Link href={category.url} tone="quiet">
            {t('report.item.place', { place: category.name })}
          </Link>
        )}
        <DateTime date={dateInserted} type="relative" />
      </p>
    </>
  );
}

/** Toggles whether a discussion is resolved. It then moves to the other list. */
function useResolving({ discussionID, resolved = false }: Discussion) {
  const { api } = useSite();
  const client = useQueryClient();
  return useSubmission(discussionResolutionMachine, {
    send: async () => {
      try {
        await changeDiscussion(api, discussionID, { resolved: !resolved, seen: { resolved } });
      } finally {
        for (const key of [['discussions'], ['me', 'counts']]) await client.invalidateQueries({ queryKey: key });
      }
    },
  });
}

function Escalating({ discussion: { discussionID, name, categoryID } }: Pick<DiscussionTriageCardProps, 'discussion'>) {
  const client = useQueryClient();
  return (
    <EscalateButton
      post={{ recordType: 'discussion', recordID: discussionID, recordName: name, categoryID }}
      onEscalated={() => client.invalidateQueries({ queryKey: ['escalations'] })}
    />
  );
}
