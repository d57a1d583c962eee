import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { MediaUploadEvent, mediaUploadMachine } from './media-upload.machine.ts';

type Snapshot = SnapshotFrom<typeof mediaUploadMachine>;

/** What uploading offers a view: the file on its way and how much of it is there, what went wrong, and the verbs. */
export function connectMediaUpload(snapshot: Snapshot, send: (event: MediaUploadEvent) => void) {
  const { files, part, reason, arrived } = snapshot.context;
  const name = files[0]?.name ?? '';
  const waiting = files.length - 1;
  const words = {
    checking: `Checking ${name}…`,
    sending: waiting > 0 ? `Uploading ${name}… ${waiting} more to come.` : `Uploading ${name}…`,
    done: `${arrived} has been added.`,
  }[snapshot.value as string];
  return {
    isBusy: snapshot.hasTag('busy'),
    isSending: snapshot.value === 'sending',
    canRetry: snapshot.value === 'failed',
    name,
    percent: Math.round(part * 100),
    reason: snapshot.hasTag('error') ? reason : undefined,
    choose: (chosen: readonly File[]) => void (chosen.length > 0 && send({ type: 'files.chosen', files: chosen })),
    cancel: () => send({ type: 'upload.cancelled' }),
    retry: () => send({ type: 'retry.requested' }),
    dismiss: () => send({ type: 'problem.dismissed' }),
    getRootProps: () => stateProps(snapshot),
    getStatusProps: () => ({ role: 'status' as const, children: words ?? '' }),
  };
}

/** The uploading of files, as views see it. */
export type MediaUpload = ReturnType<typeof connectMediaUpload>;
