import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space } = vars;

export const form = style({ display: 'grid', gap: space.large });

/** Reserves its line permanently, so that the layout does not shift when a message appears. */
export const status = style({
  margin: 0,
  // Uses the gap that exists between the cards anyway.
  marginBlock: `calc(-1 * ${space.snug})`,
  minBlockSize: '1.5em',
  color: color.textQuiet,
  fontSize: vars.text.small,
});

export const title = style({ margin: 0, color: color.heading, fontSize: vars.text.large });

export const description = style({ marginBlock: `${space.tiny} 0`, color: color.textQuiet, fontSize: vars.text.small });

export const table = style({ inlineSize: '100%', marginBlockStart: space.small, borderCollapse: 'collapse' });

export const what = style({
  textAlign: 'start',
  color: color.textQuiet,
  fontSize: vars.text.small,
  fontWeight: vars.weight.normal,
});

export const channel = style({
  inlineSize: '4.5rem',
  paddingBlock: space.tiny,
  color: color.textQuiet,
  fontSize: vars.text.small,
  fontWeight: vars.weight.normal,
  textAlign: 'center',
  '@media': { [media.xs]: { inlineSize: '3.25rem' } },
});

export const row = style({ borderBlockStart: `1px solid ${color.border}` });

export const event = style({
  paddingBlock: space.small,
  paddingInlineEnd: space.snug,
  fontWeight: vars.weight.normal,
  textAlign: 'start',
});

export const box = style({ textAlign: 'center', verticalAlign: 'middle' });

export const fields = style({
  display: 'grid',
  gap: space.medium,
  marginBlockStart: space.small,
  maxInlineSize: '32rem',
});

export const quiet = style({ display: 'grid', gap: space.small, margin: 0, padding: 0, border: 0 });

export const legend = style({ padding: 0, marginBlockEnd: space.tiny, fontWeight: vars.weight.semibold });

export const hours = style({ display: 'flex', flexWrap: 'wrap', gap: space.medium });
