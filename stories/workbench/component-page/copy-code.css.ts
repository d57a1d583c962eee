import { globalStyle, style } from '@vanilla-extract/css';
import { card, cardBar } from '#stories/workbench/page/page.css.ts';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

export const codeBox = style({ ...card, overflow: 'hidden' });

export const codeBar = style({
  ...cardBar,
  gap: space.small,
});

export const codeText = style({
  overflow: 'auto',
  maxBlockSize: '28rem',
  padding: space.snug,
  background: color.codeBackground,
  color: color.code,
  fontFamily: vars.font.code,
  fontSize: text.small,
});

globalStyle(`${codeText} pre`, { margin: 0 });
