import { globalStyle, style } from '@vanilla-extract/css';
import { card, cardBar } from '#stories/workbench/page/page.css.ts';
import { vars } from '#theme/contract.css.ts';
import { field } from './component-page.css.ts';

const { color, space, text } = vars;

/** The frame of the demo with its controls and its parts. */
export const demo = style({ ...card, overflow: 'hidden' });

export const demoBar = style({
  ...cardBar,
  gap: space.snug,
  fontSize: text.small,
});

export const demoBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 48em)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)' } },
});

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '100%',
  border: 0,
  background: color.page,
});

export const input = style({ ...field, inlineSize: '100%', minInlineSize: 0 });

/** The controls of the props beside the demo. */
export const controls = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.small,
  maxBlockSize: '640px',
  overflow: 'auto',
  padding: space.snug,
  background: color.surfaceSunken,
  '@media': {
    '(min-width: 48em)': { inlineSize: '17rem', borderInlineStart: `1px solid ${color.border}` },
    '(max-width: 47.99em)': { borderBlockStart: `1px solid ${color.border}` },
  },
});

export const control = style({
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.small,
  fontSize: text.small,
});

globalStyle(`${control} > input[type="checkbox"]`, { justifySelf: 'start' });

export const reset = style({
  ...field,
  justifySelf: 'start',
  cursor: 'pointer',
  selectors: { '&:disabled': { opacity: 0.6, cursor: 'default' } },
});

/** The list of the numbered parts. */
export const parts = style({
  display: 'grid',
  listStyle: 'decimal',
  gap: space.tiny,
  margin: 0,
  paddingBlock: space.snug,
  paddingInline: `${space.xlarge} ${space.snug}`,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: text.small,
});
