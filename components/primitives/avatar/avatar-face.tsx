import { UserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { avatar, photo as photoStyle } from './avatar.css.ts';
import { avatarHue, initials } from './avatar-fallback.ts';

/** The face of an avatar: the photo if there is one, otherwise the initials, otherwise an icon. */
export function AvatarFace({
  name,
  photo,
  state,
  size = 'medium',
  decorative = false,
  className,
  label,
}: AvatarFaceProps) {
  const alt = decorative ? '' : (label ?? `User: "${name}"`);
  const look = classNames(avatar({ size, hue: avatarHue(name) }), className);
  if (photo) {
    return (
      <span className={look} {...state}>
        <img {...photo} alt={alt} className={photoStyle} loading="lazy" decoding="async" {...pixels[size]} />
      </span>
    );
  }
  const named = decorative ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': alt };
  return (
    <span className={look} {...state} {...named}>
      {initials(name) || <UserRound size="60%" aria-hidden="true" />}
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

/** The props of an avatar's face. `state` contains the state attributes of its machine, if it has one. */
export type AvatarFaceProps = {
  name: string;
  photo?: Pick<ComponentProps<'img'>, 'src' | 'onLoad' | 'onError' | 'ref'>;
  state?: Readonly<Record<`data-${string}`, string>>;
  size?: keyof typeof pixels;
  decorative?: boolean;
  label?: string;
  className?: string;
};
