import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import { isBlank, type PostReportEvent, type postReportMachine } from './post-report.machine.ts';

type Snapshot = SnapshotFrom<typeof postReportMachine>;

/** Maps a snapshot to the entered report, its errors, and the props of each control. */
export function connectPostReport(snapshot: Snapshot, send: (event: PostReportEvent) => void) {
  const state = snapshot.value;
  const { reasons, report, problem } = snapshot.context;
  const isSending = state === 'sending';
  const isForm = state === 'writing' || state === 'lacking' || isSending || state === 'refused';
  const close = () => !isSending && send({ type: state === 'discarding' ? 'discard.cancelled' : 'dialog.closed' });
  return {
    state,
    reasons,
    report,
    isForm,
    isSending,
    isLoading: state === 'loading',
    isSent: state === 'sent',
    isDiscarding: state === 'discarding',
    mayRetry: state === 'unavailable',
    problem: state === 'refused' || state === 'unavailable' ? problem : undefined,
    lack: state === 'lacking' ? t('moderation.report.lack') : undefined,
    request: () => send({ type: 'report.requested' }),
    retry: () => send({ type: 'retry.requested' }),
    getRootProps: () => stateProps(snapshot),
    getDialogProps: () => ({
      open: state !== 'closed',
      preventsClosing: isSending || state === 'discarding' || !isBlank(report),
      onOpenChange: (open: boolean) => {
        if (!open) close();
      },
    }),
    getReasonProps: (reportReasonID: string) => ({
      checked: report.reportReasonIDs.includes(reportReasonID),
      disabled: isSending,
      onChange: () => send({ type: 'reason.toggled', reportReasonID }),
    }),
    getNoteProps: () => ({
      value: report.note,
      readOnly: isSending,
      onChange: ({ target }: { target: { value: string } }) => send({ type: 'note.edited', note: target.value }),
    }),
    getEscalationProps: () => ({
      checked: report.isEscalated,
      disabled: isSending,
      onChange: () => send({ type: 'escalation.toggled' }),
    }),
    getHidingProps: () => ({
      checked: report.isHidden,
      disabled: isSending,
      onChange: () => send({ type: 'hiding.toggled' }),
    }),
    getCloseProps: () => ({ onClick: close, ...(isSending && { disabledReason: t('moderation.report.sending') }) }),
    getDiscardProps: () => ({ onStay: close, onDiscard: () => send({ type: 'discard.confirmed' }) }),
    getSubmitProps: () => ({ busy: isSending, onClick: () => send({ type: 'report.submitted' }) }),
  };
}

/** The API of a post report for components. */
export type PostReportApi = ReturnType<typeof connectPostReport>;
