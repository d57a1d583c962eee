import type { ColorRole } from './color-roles.ts';

/** Two roles that appear together: `front` is text (4.5:1, in high contrast 7:1) or a shape (3:1) on `back`. */
export type ColorPair = { front: ColorRole; back: ColorRole; kind: 'words' | 'shape' };

const onEach = (kind: ColorPair['kind'], fronts: ColorRole[], backs: ColorRole[]): ColorPair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, kind })));

const grounds: ColorRole[] = ['page', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover', 'surfaceSelected'];
const avatarRoles = ['Rose', 'Amber', 'Lime', 'Teal', 'Sky', 'Indigo', 'Violet', 'Slate'] as const;

/** All colour pairs in use. A test checks their contrast in every palette. */
export const colorPairs: ColorPair[] = [
  ...onEach('words', ['text', 'textQuiet', 'heading', 'link', 'linkHover', 'linkVisited', 'primaryText'], grounds),
  ...onEach('words', ['text', 'textQuiet', 'heading', 'link', 'linkVisited'], ['unreadSoft']),
  ...onEach('words', ['danger', 'success', 'warning', 'info'], ['page', 'surface', 'surfaceRaised']),
  ...onEach('words', ['placeholder'], ['surface', 'surfaceRaised']),
  ...onEach('words', ['onPrimary'], ['primary', 'primaryHover', 'primaryActive']),
  ...onEach('words', ['onDanger'], ['dangerFill', 'dangerFillHover']),
  ...onEach('words', ['primaryText', 'text', 'heading'], ['primarySoft']),
  ...onEach('words', ['danger', 'text', 'heading', 'link'], ['dangerSoft']),
  ...onEach('words', ['success', 'text', 'heading', 'link'], ['successSoft']),
  ...onEach('words', ['warning', 'text', 'heading', 'link'], ['warningSoft']),
  ...onEach('words', ['info', 'text', 'heading', 'link'], ['infoSoft']),
  ...onEach('words', ['text', 'heading', 'link'], ['selection']),
  ...onEach('words', ['code', 'link', 'danger'], ['codeBackground']),
  ...onEach(
    'words',
    ['codeKeyword', 'codeString', 'codeNumber', 'codeComment', 'codeName', 'codeType'],
    ['codeBackground'],
  ),
  ...onEach('words', ['onMark'], ['mark']),
  ...onEach('words', ['onBadge'], ['badge']),
  ...onEach('words', ['onTitleBar', 'titleBarQuiet'], ['titleBar', 'titleBarHover']),
  ...onEach('words', ['primaryText'], ['titleBar']),
  ...onEach('words', ['onTip'], ['tip']),
  ...avatarRoles.map((hue): ColorPair => ({ front: `onAvatar${hue}`, back: `avatar${hue}`, kind: 'words' })),
  ...onEach('shape', ['borderStrong'], grounds),
  ...onEach('shape', ['focus'], [...grounds, 'titleBar', 'primarySoft', 'unreadSoft']),
  ...onEach('shape', ['unread'], ['page', 'surface', 'surfaceHover', 'unreadSoft']),
  ...onEach('shape', ['primary', 'dangerFill'], ['page', 'surface', 'surfaceRaised']),
  ...onEach('shape', ['badge'], ['titleBar', 'surface', 'surfaceRaised']),
];

/** Returns the contrast that a pair requires in a palette: shapes 3, text 4.5, text in high contrast 7. */
export const requiredContrast = (pair: ColorPair, isHighContrast: boolean) =>
  pair.kind === 'shape' ? 3 : isHighContrast ? 7 : 4.5;
