import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

export const page = style({ display: 'grid', gap: space.medium, padding: space.medium, fontSize: text.small });

/** The changed pictures of a machine. */
export const machine = style({
  display: 'grid',
  gap: space.small,
  paddingBlockStart: space.small,
  borderBlockStart: `2px solid ${color.borderStrong}`,
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.medium,
  rowGap: space.tiny,
  overflowWrap: 'anywhere',
});

export const quiet = style({ color: color.textQuiet, fontSize: text.tiny });

/** The comparison of a picture. */
export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  padding: space.small,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 400px',
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: space.small,
});

globalStyle(`${picture} img`, { display: 'block', maxInlineSize: '100%', border: `1px solid ${color.border}` });

export const slider = style({ display: 'grid', gap: space.small, maxInlineSize: '800px' });

export const range = style({ flex: 1 });

/** Two pictures, one over the other. */
export const layers = style({ position: 'relative' });

/** The picture from before, of which the slider shows a part. */
export const upper = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 });

export const canvas = style({ maxInlineSize: '100%', border: `1px solid ${color.border}` });

/** The link to a token. */
export const token = style({ marginInlineEnd: space.small });
