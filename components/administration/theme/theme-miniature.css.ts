import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space } = vars;

export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  overflow: 'hidden',
  borderRadius: radius.medium,
  border: `1px solid ${color.border}`,
  // The colours are the content, so they are preserved in forced-colors mode.
  forcedColorAdjust: 'none',
});

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  background: color.page,
  minBlockSize: '7.5rem',
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.tiny,
  padding: space.small,
  background: color.titleBar,
  borderBlockEnd: `1px solid ${color.titleBarBorder}`,
});

export const mark = style({ inlineSize: 10, blockSize: 10, borderRadius: radius.full, background: color.primary });

export const barWord = style({ inlineSize: '40%', blockSize: 4, borderRadius: 2, background: color.onTitleBar });

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.small,
  margin: space.small,
  padding: space.small,
  borderRadius: radius.small,
  background: color.surface,
  border: `1px solid ${color.border}`,
});

const stroke = { blockSize: 4, borderRadius: 2 } as const;

export const heading = style({ ...stroke, blockSize: 6, inlineSize: '70%', background: color.heading });
export const line = style({ ...stroke, inlineSize: '95%', background: color.textQuiet });
export const link = style({ ...stroke, inlineSize: '50%', background: color.link });
export const action = style({
  inlineSize: '2.5rem',
  blockSize: 14,
  marginBlockStart: 'auto',
  background: color.primary,
});
