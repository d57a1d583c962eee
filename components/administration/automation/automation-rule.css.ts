import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space, text, weight } = vars;

export const list = style({ display: 'grid', gap: space.medium, listStyle: 'none', padding: 0, margin: 0 });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

export const title = style({ fontSize: text.medium, fontWeight: weight.semibold, overflowWrap: 'anywhere' });

export const quiet = style({ color: color.textQuiet, fontSize: text.small, marginBlockStart: space.tiny });

export const rule = style({ marginBlockStart: space.small, overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  marginBlockStart: space.snug,
});

/** The records of a run, which open on demand. */
export const details = style({ marginBlockStart: space.snug });

export const notice = style({ marginBlockStart: space.small });

/** The panel of the dry run beside the form. */
export const preview = style({
  display: 'grid',
  gap: space.small,
  alignContent: 'start',
  padding: space.medium,
  borderRadius: radius.medium,
  background: color.surfaceSunken,
});

export const records = style({
  display: 'grid',
  gap: space.tiny,
  listStyle: 'none',
  padding: 0,
  marginBlockStart: space.small,
  overflowWrap: 'anywhere',
});
