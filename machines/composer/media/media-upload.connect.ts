import type { SnapshotFrom } from 'xstate';
import { formatSize } from '#api/composer/media/format-size.ts';
import type { MediaUsage } from '#api/composer/media/media.contract.ts';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { MediaUploadEvent, mediaUploadMachine } from './media-upload.machine.ts';

type Snapshot = SnapshotFrom<typeof mediaUploadMachine>;

/** Returns the message for a completed upload, with the storage used if there is a quota. */
function arrivedWords(name: string, usage: MediaUsage | undefined): string {
  if (!usage?.quota) return t('composer.upload.done', { name });
  return t('composer.upload.done-used', { name, used: formatSize(usage.used), quota: formatSize(usage.quota) });
}

function wordsOf({ value, context: { files, arrived, usage } }: Snapshot): string {
  const name = files[0]?.name ?? '';
  const waiting = files.length - 1;
  if (value === 'checking') return t('composer.upload.checking', { name });
  if (value === 'done') return arrivedWords(arrived, usage);
  if (value !== 'sending') return '';
  return waiting > 0
    ? t('composer.upload.sending-more', { name, count: waiting })
    : t('composer.upload.sending', { name });
}

/**
 * Maps a snapshot of the uploads to props: the file in flight and its progress, the problems, and the functions that
 * send events.
 */
export function connectMediaUpload(snapshot: Snapshot, send: (event: MediaUploadEvent) => void) {
  const { files, part, problems } = snapshot.context;
  const name = files[0]?.name ?? '';
  return {
    isBusy: snapshot.hasTag('busy'),
    isSending: snapshot.value === 'sending',
    canRetry: snapshot.value === 'failed',
    name,
    percent: Math.round(part * 100),
    /** The files rejected so far, each with the reason. */
    problems: problems.map(({ file, reason }) => ({ name: file.name, reason })),
    /** Whether only the problems are left. While files are in flight, the problems cannot be dismissed. */
    isOver: snapshot.hasTag('error'),
    choose: (chosen: readonly File[]) => void (chosen.length > 0 && send({ type: 'files.chosen', files: chosen })),
    cancel: () => send({ type: 'upload.cancelled' }),
    retry: () => send({ type: 'retry.requested' }),
    dismiss: () => send({ type: 'problem.dismissed' }),
    getRootProps: () => stateProps(snapshot),
    getStatusProps: () => ({ role: 'status' as const, children: wordsOf(snapshot) }),
  };
}

/** The state of the uploads, as views use it. */
export type MediaUpload = ReturnType<typeof connectMediaUpload>;
