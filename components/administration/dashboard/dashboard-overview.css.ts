import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, weight } = vars;

export const title = style({ margin: 0, color: color.heading, fontSize: text.large, fontWeight: weight.semibold });

export const groups = style({
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  marginBlockStart: space.medium,
});

export const group = style({ scrollMarginBlockStart: vars.size.titleBar });

export const name = style({
  margin: 0,
  paddingBlockEnd: space.small,
  color: color.heading,
  fontSize: text.medium,
  fontWeight: weight.semibold,
});

export const places = style({ display: 'grid', gap: space.tiny, listStyle: 'none', margin: 0, padding: 0 });

/** A link that is large enough to be pressed. */
export const place = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '1.5rem' });

export const quiet = style({ color: color.textQuiet, fontSize: text.small });
