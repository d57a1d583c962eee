import type { SnapshotFrom } from 'xstate';
import type { MediaUploadEvent, mediaUploadMachine } from './media-upload.machine.ts';

type Snapshot = SnapshotFrom<typeof mediaUploadMachine>;

/** What uploading offers a view: the file on its way and how much of it is there, what went wrong, and the verbs. */
export function connectMediaUpload(snapshot: Snapshot, send: (event: MediaUploadEvent) => void) {
  const { files, part, reason } = snapshot.context;
  return {
    isUploading: snapshot.value === 'uploading',
    name: files[0]?.name ?? '',
    percent: Math.round(part * 100),
    reason: snapshot.value === 'failed' ? reason : undefined,
    choose: (chosen: readonly File[]) => chosen.length > 0 && send({ type: 'files.chosen', files: chosen }),
    cancel: () => send({ type: 'upload.cancelled' }),
    dismiss: () => send({ type: 'problem.dismissed' }),
  };
}

/** The uploading of files, as views see it. */
export type MediaUpload = ReturnType<typeof connectMediaUpload>;
