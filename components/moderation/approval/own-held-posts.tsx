import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { removeHeldPost } from '#api/moderation/approval/held-post.client.ts';
import type { HeldPost } from '#api/moderation/approval/held-post.contract.ts';
import { ownHeldPostsQuery } from '#api/moderation/approval/held-post.queries.ts';
import { t } from '#api/translations.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useSubmission } from '#components/primitives/submission/use-submission.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { heldPostWithdrawalMachine } from '#machines/moderation/approval/held-post-withdrawal.machine.ts';
import { cluster, stack } from '#theme/layout/layout.css.ts';

/** The viewer's own held and rejected posts with their content, so that no text is lost. */
export function OwnHeldPosts() {
  const { api } = useSite();
  const heading = useId();
  const { data: posts = [] } = useQuery(ownHeldPostsQuery(api));
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={stack({ gap: 'medium' })}>
      <h2 id={heading}>{t('report.waiting.title')}</h2>
      <p>{t('report.waiting.words')}</p>
      {posts.map((post) => (
        <WaitingPost key={post.heldPostID} post={post} />
      ))}
    </section>
  );
}

/** A held or rejected post of the viewer, with the button that withdraws it. */
export function WaitingPost({ post }: { post: HeldPost }) {
  const { api } = useSite();
  const client = useQueryClient();
  const withdrawal = useSubmission(heldPostWithdrawalMachine, {
    send: async () => {
      await removeHeldPost(api, post.heldPostID);
      await client.invalidateQueries({ queryKey: ['held-posts'] });
    },
  });
  const isRejected = post.status === 'rejected';
  return (
    <Card as="article" padding="large" className={stack({ gap: 'small' })} {...withdrawal.getRootProps()}>
      <div className={cluster({ gap: 'small' })}>
        <strong dir="auto">{post.name}</strong>
        <Tag preset={isRejected ? 'error' : 'standard'}>
          {t(isRejected ? 'report.waiting.rejected' : 'report.waiting.title')}
        </Tag>
        {post.editOf !== null && (
          <Tag preset="standard" href={post.recordUrl ?? undefined}>
            {t('report.approval.edit')}
          </Tag>
        )}
        <DateTime date={post.dateInserted} type="relative" />
      </div>
      {post.reason && <p dir="auto">{post.reason}</p>}
      <p dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {post.body}
      </p>
      <SubmissionProblem submission={withdrawal} />
      <div>
        <Button size="small" {...withdrawal.getSendProps()}>
          {t('report.waiting.take-back')}
        </Button>
      </div>
    </Card>
  );
}
