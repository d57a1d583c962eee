import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, radius } = vars;

export const filter = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

export const input = style({
  minBlockSize: '32px',
  inlineSize: 'min(20rem, 100%)',
  paddingInline: space.small,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.text,
  font: 'inherit',
});

/** The number of items that are shown. */
export const count = style({ color: color.textQuiet, fontSize: text.small });
