import { useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { AnswerStatus } from '#api/discussion/answer/answer-status.ts';
import { setAnswerStatus } from '#api/discussion/answer/comment-answer.client.ts';
import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import type { CommentThread } from '#api/discussion/thread/comment-thread.contract.ts';
import { t } from '#api/translations.ts';
import { nameOf } from '#components/post/post-author.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { connectCommentAnswer } from '#machines/discussion/answer/comment-answer.connect.ts';
import { commentAnswerMachine } from '#machines/discussion/answer/comment-answer.machine.ts';
import * as styles from './comment-answer.css.ts';

/**
 * The buttons that accept or reject a comment as the answer to a question (docs/behavior/discussion.md#answers).
 * Pressing the active button again resets the verdict.
 */
export function CommentAnswer({ comment }: { comment: Comment }) {
  const { answer, author } = useAnswer(comment);
  const { reason } = answer;
  return (
    <>
      <fieldset className={styles.judging} {...answer.getRootProps()}>
        <legend className={styles.question}>{t('discussion.answer.question')}</legend>
        <Button
          size="small"
          className={styles.verdict}
          icon={<Check size={14} />}
          aria-label={t('discussion.answer.accept', { author })}
          {...answer.getVerdictProps('accepted')}
        >
          {t('discussion.answer.yes')}
        </Button>
        <Button
          size="small"
          className={styles.verdict}
          icon={<X size={14} />}
          aria-label={t('discussion.answer.reject', { author })}
          {...answer.getVerdictProps('rejected')}
        >
          {t('discussion.answer.no')}
        </Button>
      </fieldset>
      {reason && (
        <Message tone="error" live className={styles.problem} onDismiss={answer.dismiss}>
          {reason}
        </Message>
      )}
    </>
  );
}

function useAnswer({ commentID, discussionID, qna, insertUser }: Comment) {
  const { api } = useSite();
  const client = useQueryClient();
  const machine = useMemo(
    () =>
      commentAnswerMachine.provide({
        actors: { judge: fromPromise<unknown, AnswerStatus>(({ input }) => setAnswerStatus(api, commentID, input)) },
        actions: {
          tellJudged: (_, { status }) => {
            client.setQueriesData({ queryKey: ['comments', discussionID] }, withVerdict(commentID, status));
            client.removeQueries({ queryKey: ['discussions'], type: 'inactive' });
            void client.invalidateQueries({ queryKey: ['discussion', discussionID] });
          },
        },
      }),
    [api, client, commentID, discussionID],
  );
  const [snapshot, send] = useMachine(machine, { input: { status: qna ?? 'pending' } });
  const author = nameOf(insertUser);
  return { answer: connectCommentAnswer(snapshot, send), author };
}

/** Updates the verdict of a comment in a cached page of comments. */
const withVerdict = (commentID: number, status: AnswerStatus) => (page: CommentThread | undefined) => {
  const comment = page?.commentsByID[commentID];
  if (!page || !comment) return page;
  const qna = status === 'pending' ? null : status;
  return { ...page, commentsByID: { ...page.commentsByID, [commentID]: { ...comment, qna } } };
};
