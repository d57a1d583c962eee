import { globalStyle, style } from '@vanilla-extract/css';
import { author } from '#components/post/post.css.ts';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  marginBlockEnd: space.small,
});

export const title = style({ fontSize: vars.text.title, fontWeight: vars.weight.bold, color: color.heading });

/** The column of the author's avatar, next to the comment's text. */
const gutter = `calc(${vars.size.photoMedium} + ${space.snug})`;

/** The list of comments loaded from a hole. */
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space.large,
});

// A single bordered surface for all comments, below the original post.
export const sheet = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surface,
  '@media': {
    [media.xs]: { marginInline: `calc(-1 * ${space.small})` },
    [media.print]: { border: 0 },
  },
});

export const pages = style({ marginBlockStart: space.medium });

export const item = style({
  selectors: {
    [`${sheet} > &`]: { padding: space.large },
    [`${sheet} > & + &`]: { borderBlockStart: `1px solid ${color.border}` },
  },
  '@media': {
    [media.xs]: { selectors: { [`${sheet} > &`]: { padding: space.medium } } },
    [media.print]: { selectors: { [`${sheet} > &`]: { paddingInline: 0 } } },
  },
});

const lineWidth = '2px';

const underPicture = `calc((${vars.size.photoMedium} - ${lineWidth}) / 2)`;

export const replies = style({
  listStyle: 'none',
  margin: 0,
  marginBlockStart: space.roomy,
  padding: 0,
  paddingInlineStart: space.large,
  borderInlineStart: `${lineWidth} solid ${color.border}`,
  display: 'flex',
  flexDirection: 'column',
  gap: space.large,
  '@media': {
    [media.xs]: { paddingInlineStart: space.snug },
    // Aligns the avatar of a reply with the text of its parent.
    [media.roomy]: { paddingInlineStart: `calc(${gutter} - ${underPicture} - ${lineWidth})` },
  },
});

// The line of the replies starts at the center of the avatar above it.
export const branch = style({
  position: 'relative',
  '@media': { [media.roomy]: { marginInlineStart: underPicture } },
});

// The button that collapses the replies next to it. It overlays the edge of the list and is wide enough for touch
// input.
export const line = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '-11px',
  inlineSize: '24px',
  border: 0,
  padding: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '11px',
      inlineSize: '2px',
      background: color.primaryText,
    },
  },
  '@media': { [media.scriptless]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const comment = style({
  scrollMarginBlockStart: '5rem',
  borderRadius: vars.radius.medium,
  '@media': { [media.roomy]: { paddingInlineStart: gutter } },
  selectors: {
    // Without JavaScript, and until the script marks the target comment itself, the browser's `:target` highlights it.
    '&[data-named], :root:not([data-marked]) &:target': {
      background: color.unreadSoft,
      boxShadow: `0 0 0 ${space.small} ${color.unreadSoft}`,
    },
  },
});

globalStyle(`${comment} > ${author}`, {
  '@media': { [media.roomy]: { marginInlineStart: `calc(-1 * ${gutter})` } },
});

export const accepted = style({
  padding: space.medium,
  '@media': { [media.roomy]: { paddingInlineStart: `calc(${gutter} + ${space.medium})` } },
  border: `1px solid ${color.successBorder}`,
  background: color.successSoft,
});

export const hole = style({ display: 'inline-flex', alignItems: 'center', gap: space.small });

export const faces = style({ display: 'inline-flex' });

export const face = style({ marginInlineStart: `calc(-1 * ${space.tiny})` });
