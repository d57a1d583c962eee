import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { memberPhotoCropMachine, PhotoArea, PhotoCropEvent } from './member-photo-crop.machine.ts';

type Snapshot = SnapshotFrom<typeof memberPhotoCropMachine>;

/** What choosing a picture offers a view: the file that is cut, what is wrong with it, and the props of its controls. */
export function connectMemberPhotoCrop(snapshot: Snapshot, send: (event: PhotoCropEvent) => void) {
  const { file, refusal } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const first = Object.values(refusal.fields)[0];
  return {
    file,
    isCropping: file !== undefined,
    isSaved: snapshot.matches('saved'),
    error: snapshot.hasTag('error') ? (first ?? refusal.words) : undefined,
    choose: (chosen: Blob | undefined) => chosen && send({ type: 'file.chosen', file: chosen }),
    move: (area: PhotoArea) => send({ type: 'area.moved', area }),
    getRootProps: () => stateProps(snapshot),
    getSaveProps: () => ({ busy: isBusy, onClick: () => send({ type: 'save.requested' }) }),
    getCancelProps: () => ({ onClick: () => send({ type: 'crop.cancelled' }) }),
    getRemoveProps: () => ({ busy: isBusy, onClick: () => send({ type: 'removal.requested' }) }),
  };
}

/** The connected value that the view takes. */
export type MemberPhotoCropApi = ReturnType<typeof connectMemberPhotoCrop>;
