import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { OneTimeSecretEvent, oneTimeSecretMachine } from './one-time-secret.machine.ts';

type Snapshot = SnapshotFrom<typeof oneTimeSecretMachine>;

/** Maps a snapshot of a secret that is shown once to its lines, and the props of its view. */
export function connectOneTimeSecret(snapshot: Snapshot, send: (event: OneTimeSecretEvent) => void) {
  const isCopied = snapshot.matches({ shown: 'copied' });
  const isFailed = snapshot.matches({ shown: 'failed' });
  return {
    isShown: snapshot.matches('shown'),
    lines: snapshot.context.secret,
    /** The result of copying, as a message. */
    copyResult: isCopied ? t('primitives.copy.done') : isFailed ? t('primitives.copy.failed') : '',
    show: (...secret: readonly string[]) => send({ type: 'secret.received', secret }),
    getRootProps: () => stateProps(snapshot),
    getCopyProps: () => ({ busy: snapshot.hasTag('busy'), onClick: () => send({ type: 'copy.requested' }) }),
    getKeptProps: () => ({ onClick: () => send({ type: 'secret.kept' }) }),
  };
}

/** A secret that is shown once, as views use it. */
export type OneTimeSecret = ReturnType<typeof connectOneTimeSecret>;
