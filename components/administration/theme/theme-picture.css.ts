import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, size, space, text, weight } = vars;

/** A length of the page that has no token, scaled with the picture. */
const rem = (length: number): string => `calc(${length} * var(--picture-rem))`;

/** Pictures side by side, two in a row where there is space. */
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'start',
  gap: space.snug,
});

export const figure = style({ display: 'grid', gap: space.tiny, minInlineSize: 0 });

export const caption = style({ color: color.textQuiet, fontSize: text.small });

/** The container whose width scales the page within. The colours are the content, so they stay in forced-colors mode. */
export const frame = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.medium,
  forcedColorAdjust: 'none',
});

export const page = style({
  display: 'grid',
  gap: space.medium,
  paddingBlockEnd: space.medium,
  background: color.page,
  color: color.text,
  fontFamily: vars.font.body,
  fontSize: text.medium,
  lineHeight: vars.leading.normal,
  userSelect: 'none',
  // The text of a narrow picture is meant to be smaller than readable text.
  textSizeAdjust: 'none',
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  minBlockSize: size.titleBar,
  paddingInline: space.medium,
  background: color.titleBar,
  color: color.onTitleBar,
  borderBlockEnd: `${rem(1 / 16)} solid ${color.titleBarBorder}`,
  whiteSpace: 'nowrap',
});

export const site = style({
  fontSize: text.large,
  fontWeight: weight.bold,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const barEnd = style({ display: 'flex', alignItems: 'center', gap: space.small, marginInlineStart: 'auto' });

export const photo = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.photoSmall,
  blockSize: size.photoSmall,
  borderRadius: radius.full,
  background: color.avatarTeal,
  color: color.onAvatarTeal,
  fontSize: text.small,
  fontWeight: weight.semibold,
});

export const banner = style({
  display: 'grid',
  gap: space.snug,
  marginBlockStart: `calc(-1 * ${space.medium})`,
  paddingBlock: space.medium,
  paddingInline: space.large,
  background: color.surface,
  borderBlockEnd: `${rem(1 / 16)} solid ${color.border}`,
});

export const bannerTitle = style({
  color: color.heading,
  fontSize: text.title,
  fontWeight: weight.bold,
  lineHeight: vars.leading.tight,
});

export const search = style({ display: 'flex', gap: space.small });

export const input = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.control,
  paddingInline: space.snug,
  border: `${rem(1 / 16)} solid ${color.borderStrong}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.placeholder,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${rem(10)}`,
  alignItems: 'start',
  gap: space.medium,
  paddingInline: space.medium,
});

export const main = style({ display: 'grid', gap: space.medium, minInlineSize: 0 });

export const card = style({
  display: 'grid',
  borderRadius: radius.large,
  border: `${rem(1 / 16)} solid ${color.border}`,
  background: color.surface,
  overflow: 'hidden',
});

export const row = style({
  display: 'grid',
  gap: space.hair,
  padding: space.snug,
  selectors: { '& + &': { borderBlockStart: `${rem(1 / 16)} solid ${color.border}` } },
});

export const unread = style([row, { background: color.unreadSoft }]);

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  color: color.heading,
  fontWeight: weight.semibold,
});

export const dot = style({
  inlineSize: rem(0.5),
  blockSize: rem(0.5),
  borderRadius: radius.full,
  background: color.unread,
});

export const quiet = style({ color: color.textQuiet, fontSize: text.small });

export const link = style({ color: color.link, textDecoration: 'underline' });

export const post = style([card, { gap: space.small, padding: space.medium }]);

export const author = style({ display: 'flex', alignItems: 'center', gap: space.small });

export const authorName = style({ color: color.heading, fontWeight: weight.semibold });

export const quote = style({
  padding: space.small,
  borderInlineStart: `${rem(3 / 16)} solid ${color.primaryBorder}`,
  borderRadius: radius.small,
  background: color.surfaceSunken,
  color: color.textQuiet,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });

export const side = style({ display: 'grid', gap: space.snug });

export const part = style({ paddingInline: space.medium });

export const tag = style({
  paddingInline: space.small,
  borderRadius: radius.full,
  border: `${rem(1 / 16)} solid ${color.primaryBorder}`,
  background: color.primarySoft,
  color: color.primaryText,
  fontSize: text.tiny,
  fontWeight: weight.medium,
});

export const badge = style({
  minInlineSize: rem(1.25),
  paddingInline: rem(0.35),
  borderRadius: radius.full,
  background: color.badge,
  color: color.onBadge,
  fontSize: text.tiny,
  fontWeight: weight.bold,
  textAlign: 'center',
});

// A widget is not loaded in a picture, so its place shows its name.
globalStyle(`${part} [data-widget]:empty::before`, {
  content: 'attr(data-widget)',
  display: 'block',
  padding: space.medium,
  border: `${rem(1 / 16)} dashed ${color.borderStrong}`,
  borderRadius: radius.medium,
  color: color.textQuiet,
});
