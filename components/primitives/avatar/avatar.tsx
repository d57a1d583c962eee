import { useState } from 'react';
import { useLazyComponent } from '#components/primitives/runtime/use-lazy-component.ts';
import { AvatarFace, type AvatarFaceProps } from './avatar-face.tsx';

const loadPhoto = () => import('./avatar-photo.tsx').then(({ AvatarPhoto }) => AvatarPhoto);

/**
 * A member's photo in one of five sizes, with initials or an icon as the fallback when there is no photo or it fails to
 * load.
 *
 * `decorative` hides it from assistive technology where the name is next to it. The part that retries when the network
 * is back is lazy-loaded with the first failed photo; `isEager` loads it immediately.
 */
export function Avatar({ photoUrl, isEager = false, ...face }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const [AvatarPhoto, wake] = useLazyComponent(loadPhoto, isEager);
  if (AvatarPhoto) return <AvatarPhoto {...face} photoUrl={photoUrl} />;
  if (!photoUrl || failedUrl === photoUrl) return <AvatarFace {...face} />;
  const fail = () => {
    setFailedUrl(photoUrl);
    wake();
  };
  const photo = {
    src: photoUrl,
    onError: fail,
    // A photo that failed before hydration fired its error event unobserved.
    ref: (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) fail();
    },
  };
  return <AvatarFace {...face} photo={photo} />;
}

/** The props of an avatar. The sizes are 24, 28, 40, 100 and 145 px. */
export type AvatarProps = Omit<AvatarFaceProps, 'photo' | 'state'> & {
  /** The address of the photo; initials without one. */
  photoUrl?: string | null | undefined;
  /** Whether the photo is loaded at once, as on the first screen. */
  isEager?: boolean;
};
