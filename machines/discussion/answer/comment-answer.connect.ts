import type { SnapshotFrom } from 'xstate';
import type { AnswerVerdict } from '#api/discussion/answer/answer-status.ts';
import { stateProps } from '#machines/state-name.ts';
import type { CommentAnswerEvent, commentAnswerMachine } from './comment-answer.machine.ts';

type Snapshot = SnapshotFrom<typeof commentAnswerMachine>;

/** Maps a snapshot to props: the verdict, the error of the last attempt to save it, and the props of the buttons. */
export function connectCommentAnswer(snapshot: Snapshot, send: (event: CommentAnswerEvent) => void) {
  const { shown, reason } = snapshot.context;
  return {
    status: shown,
    reason: snapshot.value === 'failed' ? reason : undefined,
    dismiss: () => send({ type: 'problem.dismissed' }),
    getRootProps: () => ({ ...stateProps(snapshot), 'aria-busy': snapshot.value === 'saving' }),
    getVerdictProps: (verdict: AnswerVerdict) => ({
      'aria-pressed': shown === verdict,
      onClick: () => send({ type: 'answer.judged', verdict }),
    }),
  };
}
