import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space, text, weight } = vars;

/** The window of the table, which scrolls sideways where it is too narrow. */
export const window = style({
  overflowX: 'auto',
  marginBlockStart: space.small,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
});

/** Words stay whole: a narrow window scrolls instead. */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: text.small,
  overflowWrap: 'normal',
});

const edge = { borderBlockStart: `1px solid ${color.border}` };

const padding = { paddingBlock: space.tiny, paddingInline: space.small };

export const heading = style({ ...padding, color: color.textQuiet, fontWeight: weight.normal, textAlign: 'start' });

export const numberHeading = style([heading, { textAlign: 'end' }]);

export const kind = style({ ...padding, ...edge, fontWeight: weight.semibold, textAlign: 'start' });

export const number = style({ ...padding, ...edge, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const losses = style({ display: 'grid', gap: space.small, margin: 0, paddingInlineStart: space.medium });

export const section = style({ marginBlockStart: space.small });
