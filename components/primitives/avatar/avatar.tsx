import { useState } from 'react';
import { useLatePart } from '#components/primitives/runtime/use-late-part.ts';
import { AvatarFace, type AvatarFaceProps } from './avatar-face.tsx';

const loadPhoto = () => import('./avatar-photo.tsx').then(({ AvatarPhoto }) => AvatarPhoto);

/**
 * A member's photo in one of five sizes; their initials, or an icon, when there is no photo or it does not load.
 *
 * `decorative` leaves it unread where the name stands beside it. What waits for the network to come back is loaded with
 * the first photo that fails; `isEager` loads it at once.
 */
export function Avatar({ photoUrl, isEager = false, ...face }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const [AvatarPhoto, wake] = useLatePart(loadPhoto, isEager);
  if (AvatarPhoto) return <AvatarPhoto {...face} photoUrl={photoUrl} />;
  if (!photoUrl || failedUrl === photoUrl) return <AvatarFace {...face} />;
  const fail = () => {
    setFailedUrl(photoUrl);
    wake();
  };
  const photo = {
    src: photoUrl,
    onError: fail,
    // A photo that failed before the page came alive told nobody.
    ref: (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) fail();
    },
  };
  return <AvatarFace {...face} photo={photo} />;
}

/** What an avatar takes; sizes are 24, 28, 40, 100 and 145 px. */
export type AvatarProps = Omit<AvatarFaceProps, 'photo' | 'state'> & {
  photoUrl?: string | null | undefined;
  isEager?: boolean;
};
