import type { SnapshotFrom } from 'xstate';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { FragmentFault, FragmentFrameEvent, fragmentFrameMachine } from './fragment-frame.machine.ts';

/** The frame of a fragment, as its view uses it. */
export type ConnectedFragmentFrame = ReturnType<typeof connectFragmentFrame>;

const faultTexts = {
  late: 'administration.fragment.fault-late',
  left: 'administration.fragment.fault-left',
  outside: 'administration.fragment.fault-outside',
  flood: 'administration.fragment.fault-flood',
  unknown: 'administration.fragment.fault-unknown',
} as const satisfies Record<string, MessageID>;

/** Returns the reason of a failure in words, for the author of the fragment. Needs the texts of administration. */
export const faultText = (fault: FragmentFault): string =>
  typeof fault === 'object' ? fault.error : t(faultTexts[fault]);

/** Maps the snapshot of a fragment's frame to facts and props. */
export function connectFragmentFrame(
  snapshot: SnapshotFrom<typeof fragmentFrameMachine>,
  send: (event: FragmentFrameEvent) => void,
) {
  const isWaiting = snapshot.matches('waiting');
  return {
    isDistant: snapshot.matches('distant'),
    isWaiting,
    /** Whether the frame is part of the page. */
    isPlaced: isWaiting || snapshot.matches('shown'),
    hasFailed: snapshot.matches('failed'),
    fault: snapshot.context.fault,
    height: snapshot.context.height,
    getRootProps: () => ({ ...stateProps(snapshot), 'aria-busy': isWaiting || undefined }),
    getRetryProps: () => ({
      onClick: () => send({ type: 'retry.requested' }),
      children: t('shell.fragment.retry'),
    }),
  };
}
