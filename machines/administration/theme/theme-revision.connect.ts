import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { ThemeRevisionEvent, themeRevisionMachine } from './theme-revision.machine.ts';

type Snapshot = SnapshotFrom<typeof themeRevisionMachine>;

/**
 * Maps the snapshot of the theme revisions to props: the active and the selected revision, and the props of the
 * actions.
 */
export function connectThemeRevision(snapshot: Snapshot, send: (event: ThemeRevisionEvent) => void) {
  const { active, chosen, reason } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const refusal = isBusy
    ? t('administration.revision.wait')
    : chosen === active
      ? t('administration.revision.is-active')
      : undefined;
  const [isPreviewing, isRestoring] = [snapshot.matches('previewing'), snapshot.matches('restoring')];
  return {
    active,
    isRestored: snapshot.matches({ ready: 'restored' }),
    problem: snapshot.hasTag('error') ? reason : undefined,
    getRootProps: () => stateProps(snapshot),
    getChoiceProps: (revisionID: number) => ({
      type: 'radio' as const,
      value: revisionID,
      checked: chosen === revisionID,
      disabled: isBusy,
      onChange: () => send({ type: 'revision.chosen', revisionID }),
    }),
    getPreviewProps: () => ({
      busy: isPreviewing,
      disabledReason: isPreviewing ? undefined : refusal,
      onClick: () => send({ type: 'preview.requested' }),
    }),
    getRestoreProps: () => ({
      busy: isRestoring,
      disabledReason: isRestoring ? undefined : refusal,
      onClick: () => send({ type: 'restore.requested' }),
    }),
  };
}
