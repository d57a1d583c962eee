import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { memberPhotoCropMachine, PhotoArea, PhotoCropEvent } from './member-photo-crop.machine.ts';

type Snapshot = SnapshotFrom<typeof memberPhotoCropMachine>;

/** Maps a snapshot of the photo machine to the file to crop, the error, and the props of the controls. */
export function connectMemberPhotoCrop(snapshot: Snapshot, send: (event: PhotoCropEvent) => void) {
  const { file, refusal } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const first = Object.values(refusal.fields)[0];
  return {
    file,
    isCropping: file !== undefined,
    isSaved: snapshot.matches('saved'),
    error: snapshot.hasTag('error') ? (first ?? refusal.message) : undefined,
    choose: (chosen: Blob | undefined) => chosen && send({ type: 'file.chosen', file: chosen }),
    move: (area: PhotoArea) => send({ type: 'area.moved', area }),
    getRootProps: () => stateProps(snapshot),
    getSaveProps: () => ({ busy: isBusy, onClick: () => send({ type: 'save.requested' }) }),
    getCancelProps: () => ({ onClick: () => send({ type: 'crop.cancelled' }) }),
    getRemoveProps: () => ({ busy: isBusy, onClick: () => send({ type: 'removal.requested' }) }),
  };
}

/** The value that `connectMemberPhotoCrop` returns. */
export type MemberPhotoCropApi = ReturnType<typeof connectMemberPhotoCrop>;
