import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, radius, weight } = vars;

/** The border and background of a card. */
export const card = {
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surface,
} as const;

/** A text field or a button of the height of a text field. */
export const control = {
  minBlockSize: '32px',
  paddingInline: space.small,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.text,
  font: 'inherit',
} as const;

/** A row at the top of a card. */
export const cardBar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  paddingBlock: space.small,
  paddingInline: space.snug,
  borderBlockEnd: `1px solid ${color.border}`,
} as const;

/** A page of the workbench: one column of comfortable width. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xlarge,
  maxInlineSize: '70rem',
  marginInline: 'auto',
  paddingBlock: space.xlarge,
  paddingInline: `clamp(${space.medium}, 4vw, ${space.xxlarge})`,
});

export const head = style({ display: 'grid', gap: space.small });

export const title = style({
  margin: 0,
  color: color.heading,
  fontSize: text.display,
  fontWeight: weight.bold,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

/** The first paragraph. */
export const lead = style({ margin: 0, maxInlineSize: '46rem', fontSize: text.large, lineHeight: vars.leading.normal });

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.snug });

export const partTitle = style({ margin: 0, color: color.heading, fontSize: text.title });

export const subtitle = style({
  marginBlock: `${space.small} ${space.tiny}`,
  color: color.heading,
  fontSize: text.reading,
  fontWeight: weight.semibold,
});

/** The rest of a long list, which can be opened. */
export const rest = style({ marginBlockStart: space.tiny, fontSize: text.small });

export const scroller = style({ overflowX: 'auto', borderRadius: radius.medium });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: text.small });

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space.small,
  paddingInlineEnd: space.medium,
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

globalStyle(`${table} th`, { whiteSpace: 'nowrap' });

globalStyle(`${table} thead th`, { color: color.textQuiet, fontWeight: weight.medium });

globalStyle(`${table} td:last-child`, { minInlineSize: '10rem' });

export const file = style({ fontFamily: vars.font.code, fontSize: text.tiny });
