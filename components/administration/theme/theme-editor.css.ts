import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { radius, size, space, text } = vars;

export const group = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({ padding: 0, marginBlockEnd: space.small, fontWeight: vars.weight.semibold });

/** The picture of a palette above its colours, in windows that have no space for it beside the form. */
export const narrowPicture = style({
  maxInlineSize: '26rem',
  marginBlockEnd: space.large,
  '@media': { [media.wide]: { display: 'none' } },
});

export const colors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'start',
  gap: space.large,
});

/** A colour row: picker, text input and reset button. */
export const color = style({ display: 'flex', alignItems: 'center', gap: space.small });

export const swatch = style({
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.5rem',
  padding: 2,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: radius.small,
  background: vars.color.surface,
  cursor: 'pointer',
});

export const code = style({ maxInlineSize: '8rem', fontFamily: vars.font.code });

/** The choice of a fragment that is placed in the header or footer. */
export const fragments = style({
  display: 'grid',
  gap: space.small,
  padding: space.medium,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
});

export const fragmentActions = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });

/** The form beside the pictures. Narrow windows have only the form, with the picture of a palette in its tab. */
export const design = style({
  display: 'grid',
  gap: space.xlarge,
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)' } },
});

export const form = style({ display: 'grid', gap: space.large, minInlineSize: 0 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.snug });

export const saved = style({ color: vars.color.success, fontWeight: vars.weight.semibold });

export const quiet = style({ color: vars.color.textQuiet, fontSize: text.small });

export const title = style({ fontSize: text.large });

/** The actions and the pictures, which stay in sight while the form scrolls. */
export const aside = style({
  display: 'grid',
  gap: space.medium,
  minInlineSize: 0,
  '@media': {
    [media.wide]: { position: 'sticky', insetBlockStart: `calc(${size.titleBar} + ${space.large})` },
  },
});

export const pictures = style({
  display: 'none',
  gap: space.small,
  '@media': { [media.wide]: { display: 'grid' } },
});
