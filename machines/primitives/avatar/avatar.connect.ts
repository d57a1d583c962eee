import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { AvatarEvent, avatarMachine } from './avatar.machine.ts';

/**
 * Maps the snapshot of an avatar's photo to props: whether to render the photo or its fallback, and the props of the
 * image.
 */
export function connectAvatar(snapshot: SnapshotFrom<typeof avatarMachine>, send: (event: AvatarEvent) => void) {
  return {
    hasPhoto: snapshot.value === 'loading' || snapshot.value === 'shown',
    change: (url: string) => send({ type: 'photo.changed', url }),
    getRootProps: () => stateProps(snapshot),
    getPhotoProps: () => ({
      src: snapshot.context.url,
      onLoad: () => send({ type: 'photo.loaded' }),
      onError: () => send({ type: 'photo.failed' }),
    }),
  };
}
