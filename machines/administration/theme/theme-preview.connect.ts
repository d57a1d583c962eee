import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { ThemePreviewEvent, themePreviewMachine } from './theme-preview.machine.ts';

type Snapshot = SnapshotFrom<typeof themePreviewMachine>;

/** Maps the snapshot of the theme preview to props: the theme's name, the error, and the props of its two buttons. */
export function connectThemePreview(snapshot: Snapshot, send: (event: ThemePreviewEvent) => void) {
  const { theme, reason } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const isCancelling = snapshot.matches('cancelling');
  return {
    name: theme.name,
    isDraft: theme.isDraft ?? false,
    applyWords:
      theme.revisionID === undefined ? t('administration.preview.apply') : t('administration.preview.restore'),
    hasEnded: snapshot.matches('ended'),
    problem: snapshot.hasTag('error') ? reason : undefined,
    dismiss: () => send({ type: 'problem.dismissed' }),
    getRootProps: () => stateProps(snapshot),
    getApplyProps: () => ({
      busy: isBusy && !isCancelling,
      disabledReason: isCancelling ? t('administration.preview.wait') : undefined,
      onClick: () => send({ type: 'apply.requested' }),
    }),
    getCancelProps: () => ({
      busy: isCancelling,
      disabledReason: isBusy && !isCancelling ? t('administration.preview.wait') : undefined,
      onClick: () => send({ type: 'cancel.requested' }),
    }),
  };
}
