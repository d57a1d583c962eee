import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

export const regions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  border: 0,
  paddingBlock: space.tiny,
});

export const region = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.tiny,
  fontSize: text.tiny,
  color: color.textQuiet,
});

export const select = style({
  minBlockSize: '24px',
  maxInlineSize: '8rem',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: color.surface,
  color: color.text,
  font: 'inherit',
});
