import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { avatar, photo } from './avatar.css.ts';
import { avatarHue, initials } from './avatar-fallback.ts';
import { classNames } from './class-names.ts';

/**
 * A member's photo in one of five sizes; their initials, or an icon, when there is no photo or it does not load.
 *
 * `decorative` leaves it unread where the name stands beside it.
 */
export function Avatar({ name, photoUrl, size = 'medium', decorative = false, className, label }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const alt = decorative ? '' : (label ?? `User: "${name}"`);
  const look = classNames(avatar({ size, hue: avatarHue(name) }), className);
  const fail = () => setFailedUrl(photoUrl ?? undefined);
  if (!photoUrl || failedUrl === photoUrl) {
    const named = decorative ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': alt };
    return (
      <span className={look} {...named}>
        {initials(name) || <UserRound size="60%" aria-hidden="true" />}
      </span>
    );
  }
  return (
    <span className={look}>
      <img
        // A photo that failed before the page came alive told nobody.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) fail();
        }}
        src={photoUrl}
        alt={alt}
        className={photo}
        loading="lazy"
        decoding="async"
        {...pixels[size]}
        onError={fail}
      />
    </span>
  );
}

const square = (side: number) => ({ width: side, height: side });
const pixels = {
  xsmall: square(24),
  small: square(28),
  medium: square(40),
  large: square(100),
  xlarge: square(145),
};

/** What an avatar takes; sizes are 24, 28, 40, 100 and 145 px. */
export type AvatarProps = {
  name: string;
  photoUrl?: string | null | undefined;
  size?: keyof typeof pixels;
  decorative?: boolean;
  label?: string;
  className?: string;
};
