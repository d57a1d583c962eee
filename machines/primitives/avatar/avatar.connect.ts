import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { AvatarEvent, avatarMachine } from './avatar.machine.ts';

/** What a member's photo offers a view: whether to draw it or what stands in for it, and the props of the picture. */
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
