/** The hues of an avatar without a photo. Each is a colour pair of the palette. */
export const avatarHues = ['rose', 'amber', 'lime', 'teal', 'sky', 'indigo', 'violet', 'slate'] as const;

/** The hue of an avatar. */
export type AvatarHue = (typeof avatarHues)[number];

/** Returns the hue for a name. It is the same on every device. */
export function avatarHue(name: string): AvatarHue {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return avatarHues[sum % avatarHues.length] ?? 'slate';
}

/**
 * Returns up to two initials of a name ("Ana Díaz" gives "AD", "boris" gives "B"). Returns an empty string when the
 * name contains no letter or digit.
 */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? []);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return (first + last).toLocaleUpperCase('en');
}
