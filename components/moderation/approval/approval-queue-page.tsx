import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listAddress } from '#api/list-address.ts';
import { approveHeldPost, rejectHeldPost } from '#api/moderation/approval/held-post.client.ts';
import type { HeldPost } from '#api/moderation/approval/held-post.contract.ts';
import {
  type ApprovalFilter,
  approvalQueueQuery,
  heldPostsPerPage,
} from '#api/moderation/approval/held-post.queries.ts';
import { holdCauses } from '#api/moderation/approval/hold-cause.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { BulkCheckbox, BulkRowNote } from '#components/moderation/bulk/bulk-checkbox.tsx';
import { box, lead } from '#components/moderation/bulk/held-post-bulk.css.ts';
import { HeldPostBulk } from '#components/moderation/bulk/held-post-bulk.tsx';
import { BlurredBody } from '#components/moderation/revision/blurred-body.tsx';
import { TextDifference } from '#components/moderation/revision/text-difference.tsx';
import { FilterChoice, PlaceFilter } from '#components/moderation/triage/filter-choice.tsx';
import { FilterForm } from '#components/moderation/triage/filter-form.tsx';
import { QueueList } from '#components/moderation/triage/queue-list.tsx';
import * as styles from '#components/moderation/triage/report-triage.css.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useSubmission } from '#components/primitives/submission/use-submission.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { heldPostDecisionMachine } from '#machines/moderation/approval/held-post-decision.machine.ts';
import { metas } from '#theme/layout/metas.css.ts';

const path = '/dashboard/content/approval';

/** The approval queue page: held posts, oldest first (docs/behavior/moderation.md#held-posts). */
export function ApprovalQueuePage({ filter }: { filter: ApprovalFilter }) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(approvalQueueQuery(api, filter));
  const { page, place, cause } = filter;
  return (
    <DashboardPage title={t('report.approval.title')} description={t('report.approval.words')} path={path}>
      <FilterForm path={path} label={t('report.approval.filter')} key={`${place} ${cause}`}>
        <PlaceFilter value={place} />
        <FilterChoice
          label={t('report.approval.cause')}
          name="cause"
          value={cause}
          choices={holdCauses.map((one) => [one, t(`report.cause.${one}`)])}
        />
      </FilterForm>
      <HeldPostBulk posts={data.posts}>
        <QueueList
          label={t('report.approval.title')}
          items={data.posts}
          keyOf={({ heldPostID }) => heldPostID}
          renderItem={(post) => <HeldPostCard post={post} />}
          clear={t('report.approval.clear-words')}
          pages={{
            label: t('report.approval.pages'),
            href: (to) => listAddress(path, { ...(place && { place }), ...(cause && { cause }), page: String(to) }),
            page,
            limit: heldPostsPerPage,
            total: data.total,
          }}
        />
      </HeldPostBulk>
    </DashboardPage>
  );
}

/** A decision on a held post. */
type Decision =
  | { readonly kind: 'approve'; readonly verifyUser: boolean }
  | { readonly kind: 'reject'; readonly reason: string };

/**
 * Decides on a held post. After a success the post leaves the queue. After a conflict it leaves the queue when the
 * problem, which names the faster moderator, is dismissed.
 */
function useDecision(heldPostID: number) {
  const { api } = useSite();
  const client = useQueryClient();
  const toasts = useToasts();
  const renew = async () => {
    void client.invalidateQueries({ queryKey: ['me', 'counts'] });
    await client.invalidateQueries({ queryKey: ['held-posts'] });
  };
  const decision = useSubmission<Decision>(heldPostDecisionMachine, {
    send: async (wish) => {
      if (wish.kind === 'approve') await approveHeldPost(api, heldPostID, { verifyUser: wish.verifyUser });
      else await rejectHeldPost(api, heldPostID, { reason: wish.reason });
      toasts.add({ text: t(`report.approval.${wish.kind === 'approve' ? 'approved' : 'rejected'}`), tone: 'success' });
      await renew();
    },
  });
  const dismiss = () => {
    if (decision.state === 'conflict') void renew();
    decision.dismiss();
  };
  return { ...decision, dismiss };
}

/** A held post with its content and the buttons that approve or reject it. */
export function HeldPostCard({ post }: { post: HeldPost }) {
  const { heldPostID: id } = post;
  const decision = useDecision(id);
  const [reason, setReason] = useState('');
  const [isVerified, setVerified] = useState(false);
  return (
    <article className={styles.card} aria-labelledby={`held-${id}`} {...decision.getRootProps()}>
      <HeldPostFacts post={post} />
      <BulkRowNote id={id} />
      <HeldPostWords post={post} />
      <Field label={t('report.approval.reason')}>
        {(wiring) => <Input {...wiring} value={reason} onChange={({ target }) => setReason(target.value)} dir="auto" />}
      </Field>
      <Checkbox
        label={t('report.approval.verify')}
        checked={isVerified}
        onChange={({ target }) => setVerified(target.checked)}
      />
      <SubmissionProblem submission={decision} />
      <div className={styles.acts}>
        <Button variant="primary" size="small" {...decision.getSendProps({ kind: 'approve', verifyUser: isVerified })}>
          {t('report.approval.approve')}
        </Button>
        <Button size="small" {...decision.getSendProps({ kind: 'reject', reason })}>
          {t('report.approval.reject')}
        </Button>
      </div>
    </article>
  );
}

/**
 * The content of a held post as it would be published. For an edit, its changes come first and the full text is
 * available on demand.
 */
function HeldPostWords({ post: { name, bodyHtml, difference } }: { post: HeldPost }) {
  const whole = (
    <section className={styles.record} aria-label={name}>
      <BlurredBody html={bodyHtml} />
    </section>
  );
  if (!difference) return whole;
  return (
    <>
      <section className={styles.record} aria-label={t('report.approval.difference')}>
        {difference.name && <TextDifference parts={difference.name} />}
        <TextDifference parts={difference.body} />
      </section>
      <details>
        <summary>{t('report.approval.whole')}</summary>
        {whole}
      </details>
    </>
  );
}

const HeldPostFacts = ({ post }: { post: HeldPost }) => (
  <>
    <div className={styles.head}>
      <div className={lead}>
        <span className={box}>
          <BulkCheckbox id={post.heldPostID} name={post.name} />
        </span>
        <h2 id={`held-${post.heldPostID}`} className={styles.recordName} dir="auto">
          {post.name}
        </h2>
      </div>
      <Tag preset="greyscale">{t(`report.kind.${post.recordType}`)}</Tag>
      {post.editOf !== null && (
        <Tag preset="standard" href={post.recordUrl ?? undefined}>
          {t('report.approval.edit')}
        </Tag>
      )}
      {post.causes.map((cause) => (
        <Tag key={cause} preset={cause === 'spam' ? 'error' : 'colored'}>
          {t(`report.cause.${cause}`)}
        </Tag>
      ))}
    </div>
    <p className={metas}>
      <Link href={post.insertUser.url} tone="quiet">
        {t('report.item.posted', { name: post.insertUser.name })}
      </Link>
      <Link href={post.placeRecordUrl} tone="quiet">
        {t('report.item.place', { place: post.placeRecordName })}
      </Link>
      <DateTime date={post.dateInserted} type="relative" />
    </p>
  </>
);
