import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

/** The preview, which fills the body of the editor. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space.snug,
  minBlockSize: 0,
  padding: space.snug,
  overflow: 'auto',
  background: color.page,
});

/** The way back, and the choices. */
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.snug });

export const field = style({ flex: '0 1 10rem', minInlineSize: '7rem' });

export const status = style({ color: color.textQuiet, fontSize: text.small });

/** The place of the frame, which is centered when it is narrow. */
export const stage = style({ display: 'flex', flex: '1 0 24rem', justifyContent: 'center', minInlineSize: 0 });

/** The frame: as wide as a phone, or as wide as there is room. */
export const frame = recipe({
  base: {
    blockSize: '100%',
    minBlockSize: '24rem',
    maxInlineSize: '100%',
    border: `1px solid ${color.border}`,
    // The previewed page has a background of its own; before it is there, the frame is not transparent.
    background: color.surface,
  },
  variants: { device: { desktop: { inlineSize: '100%' }, phone: { inlineSize: 390 } } },
});
