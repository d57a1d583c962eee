import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { type MouseEvent, type ReactNode, use, useEffect, useRef } from 'react';
import { commentGapQuery } from '#api/discussion/discussion.queries.ts';
import type { CommentThreadGap, CommentThreadItem } from '#api/discussion/thread/comment-thread.contract.ts';
import { commentUrl } from '#api/discussion/urls.ts';
import { t } from '#api/translations.ts';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useLazySubmission } from '#components/primitives/submission/use-lazy-submission.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './comment-thread.css.ts';
import { ThreadContext } from './thread-context.ts';

const loading = {
  id: 'comment-gap',
  load: () => import('#machines/discussion/thread/comment-gap.machine.ts').then((module) => module.commentGapMachine),
};

/** The summary of a hole: author avatars and the number of comments and authors. */
export type CommentGapCounts = Pick<CommentThreadGap, 'countAllComments' | 'countAllInsertUsers' | 'insertUsers'>;

/** Renders the summary of a hole. */
export const CommentGapSummary = ({ hole }: { hole: CommentGapCounts }) => (
  <span className={styles.hole}>
    <span className={styles.faces} aria-hidden="true">
      {hole.insertUsers.map(({ userID, name, photoUrl }) => (
        <Avatar key={userID} name={name} photoUrl={photoUrl} size="xsmall" decorative className={styles.face} />
      ))}
    </span>
    {holeWords(hole)}
  </span>
);

const holeWords = ({
  countAllComments: comments,
  countAllInsertUsers: authors,
  insertUsers,
}: CommentGapCounts): string => {
  const others = authors - insertUsers.length;
  if (others > 0) return t('discussion.hole.others', { others, count: comments });
  return t('discussion.hole.more', { count: comments });
};

/**
 * A button that loads the omitted comments in place, and again after a failure. Without JavaScript it is a link to a page
 * that shows them.
 */
export function CommentGap({ hole, draw }: CommentHoleProps) {
  const { api } = useSite();
  const client = useQueryClient();
  const thread = use(ThreadContext);
  const query = commentGapQuery(api, hole.apiUrl);
  const gap = useLazySubmission(loading, { send: () => client.fetchQuery(query) });
  const { data = gap.output } = useQuery({ ...query, enabled: gap.isDone });
  if (gap.isDone && data && thread) {
    const known = thread.commentsByID;
    const fresh = data.threadStructure.filter((item) => item.type === 'hole' || !known[item.commentID]);
    return (
      <ThreadContext value={{ ...thread, commentsByID: { ...known, ...data.commentsByID } }}>
        <Filled root={gap.getRootProps()}>{draw(fresh)}</Filled>
      </ThreadContext>
    );
  }
  return (
    <>
      <ButtonLink
        href={commentUrl(hole.parentCommentID)}
        variant="text"
        size="small"
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          gap.submit();
        }}
        aria-busy={gap.isSending}
        icon={<MessagesSquare size={14} />}
        {...gap.getRootProps()}
      >
        <CommentGapSummary hole={hole} />
      </ButtonLink>
      <SubmissionProblem submission={gap} />
    </>
  );
}

/** The loaded comments of a hole. The first item receives the focus that the removed link had. */
function Filled({ children, root }: { children: ReactNode; root: object }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>(':is(article, a)')?.focus({ preventScroll: true }), []);
  return (
    <ol ref={list} className={styles.list} {...root}>
      {children}
    </ol>
  );
}

interface CommentHoleProps {
  readonly hole: CommentThreadGap;
  /** Renders the loaded comments like those of the surrounding thread. */
  readonly draw: (items: readonly CommentThreadItem[]) => ReactNode;
}
