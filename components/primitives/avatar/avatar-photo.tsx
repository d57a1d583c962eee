import { useMemo } from 'react';
import { fromCallback } from 'xstate';
import { useChange } from '#components/primitives/form/use-change.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectAvatar } from '#machines/primitives/avatar/avatar.connect.ts';
import { type AvatarEvent, avatarMachine } from '#machines/primitives/avatar/avatar.machine.ts';
import { AvatarFace, type AvatarFaceProps } from './avatar-face.tsx';

const watchNetwork = fromCallback<AvatarEvent>(({ sendBack }) => {
  const listener = () => sendBack({ type: 'network.returned' });
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
});

/** An avatar that monitors its photo: it falls back when loading fails and retries when the network is back. */
export function AvatarPhoto({ photoUrl, ...face }: AvatarPhotoProps) {
  const machine = useMemo(() => avatarMachine.provide({ actors: { watchNetwork } }), []);
  const [snapshot, send] = useMachine(machine, { input: { url: photoUrl ?? '' } });
  const avatar = connectAvatar(snapshot, send);
  useChange(photoUrl ?? '', avatar.change);
  return (
    <AvatarFace {...face} state={avatar.getRootProps()} {...(avatar.hasPhoto && { photo: avatar.getPhotoProps() })} />
  );
}

type AvatarPhotoProps = Omit<AvatarFaceProps, 'photo' | 'state'> & { photoUrl?: string | null | undefined };
