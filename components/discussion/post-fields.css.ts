import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space, text, weight } = vars;

export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  padding: space.medium,
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surface,
});

export const title = style({ fontSize: text.medium, fontWeight: weight.bold, color: color.heading });

/** Two columns when the space allows it. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  columnGap: space.large,
  rowGap: space.snug,
  margin: 0,
});

export const field = style({ minInlineSize: 0 });

export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.small,
  color: color.textQuiet,
  fontSize: text.small,
});

export const seen = style({ display: 'inline-flex', alignItems: 'center', gap: space.tiny });

export const answer = style({ margin: 0, overflowWrap: 'anywhere' });
