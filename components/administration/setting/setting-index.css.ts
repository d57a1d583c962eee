import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space, text, weight } = vars;

export const title = style({ color: color.heading, fontSize: text.large, fontWeight: weight.semibold });

export const pages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space.medium,
  margin: 0,
  marginBlockStart: space.medium,
  padding: 0,
  listStyle: 'none',
});

export const page = style({
  padding: space.roomy,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
});

export const name = style({ fontSize: text.medium, fontWeight: weight.semibold });

export const groups = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.snug,
  margin: 0,
  marginBlockStart: space.small,
  padding: 0,
  listStyle: 'none',
  fontSize: text.small,
});

/** A link that is large enough to be pressed. */
export const group = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '1.5rem' });
