/** The hues an avatar without a photo may have; each is a pair of the palette. */
export const avatarHues = ['rose', 'amber', 'lime', 'teal', 'sky', 'indigo', 'violet', 'slate'] as const;

/** One hue of an avatar. */
export type AvatarHue = (typeof avatarHues)[number];

/** The hue that belongs to a name: always the same one, on every device. */
export function avatarHue(name: string): AvatarHue {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return avatarHues[sum % avatarHues.length] ?? 'slate';
}

/** Up to two letters that stand for a name ("Ana Díaz" gives "AD", "boris" gives "B"); empty when it has no letter. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? []);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return (first + last).toLocaleUpperCase('en');
}
