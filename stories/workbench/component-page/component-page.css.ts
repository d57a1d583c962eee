import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, radius, weight } = vars;

const card = {
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surface,
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

export const path = style({ margin: 0, color: color.textQuiet, fontSize: text.small });

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

export const quiet = style({ margin: 0, maxInlineSize: '46rem', color: color.textQuiet, fontSize: text.small });

/** The links to the sections of the page. */
export const contents = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.medium,
  rowGap: space.tiny,
  marginBlockStart: space.small,
  fontSize: text.small,
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.snug,
  scrollMarginBlockStart: space.medium,
});

export const sectionTitle = style({
  margin: 0,
  paddingBlockEnd: space.tiny,
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.heading,
  fontSize: text.title,
});

export const subtitle = style({
  marginBlock: `${space.small} ${space.tiny}`,
  color: color.heading,
  fontSize: text.reading,
  fontWeight: weight.semibold,
});

/** Several lists side by side. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: space.large,
  alignItems: 'start',
});

export const links = style({
  display: 'grid',
  gap: space.tiny,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: text.small,
  overflowWrap: 'anywhere',
});

export const rest = style({ marginBlockStart: space.tiny, fontSize: text.small });

export const prose = style({
  display: 'grid',
  listStyle: 'disc',
  gap: space.tiny,
  margin: 0,
  paddingInlineStart: space.large,
});

/** The frame of the demo with its controls and its parts. */
export const demo = style({ ...card, overflow: 'hidden' });

export const demoBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.snug,
  paddingBlock: space.small,
  paddingInline: space.snug,
  borderBlockEnd: `1px solid ${color.border}`,
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

export const spacer = style({ flex: 1 });

export const choice = style({ display: 'inline-flex', alignItems: 'center', gap: space.small, fontSize: text.small });

const field = {
  minBlockSize: '28px',
  paddingInline: space.small,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  fontSize: text.small,
} as const;

export const select = style({ ...field, maxInlineSize: '16rem' });

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

/** Right and wrong uses side by side. */
export const examples = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: space.medium,
  marginBlockStart: space.snug,
});

export const example = style({
  ...card,
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  overflow: 'hidden',
});

export const exampleStage = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space.small,
  minBlockSize: '7rem',
  padding: space.medium,
  background: color.page,
});

export const exampleText = style({
  display: 'grid',
  gap: space.tiny,
  padding: space.snug,
  borderBlockStart: `3px solid ${color.success}`,
  fontSize: text.small,
  selectors: { [`${example}[data-verdict="dont"] &`]: { borderBlockStartColor: color.danger } },
});

export const verdict = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.tiny,
  color: color.success,
  selectors: { [`${example}[data-verdict="dont"] &`]: { color: color.danger } },
});

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

export const code = style({
  paddingInline: '0.3em',
  borderRadius: radius.small,
  background: color.codeBackground,
  color: color.code,
  fontFamily: vars.font.code,
  fontSize: '0.92em',
  overflowWrap: 'anywhere',
});

export const propName = style({
  fontFamily: vars.font.code,
  fontSize: text.tiny,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
});

export const file = style({ fontFamily: vars.font.code, fontSize: text.tiny });

export const needed = style({
  marginInlineStart: space.small,
  color: color.warning,
  fontSize: text.tiny,
  fontWeight: weight.normal,
});

export const type = style({
  color: color.textQuiet,
  fontFamily: vars.font.code,
  fontSize: text.tiny,
  overflowWrap: 'anywhere',
});

export const codeBox = style({ ...card, overflow: 'hidden' });

export const codeBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  paddingBlock: space.small,
  paddingInline: space.snug,
  borderBlockEnd: `1px solid ${color.border}`,
});

export const codeText = style({
  overflow: 'auto',
  maxBlockSize: '28rem',
  padding: space.snug,
  background: color.codeBackground,
  color: color.code,
  fontFamily: vars.font.code,
  fontSize: text.small,
});

globalStyle(`${codeText} pre`, { margin: 0 });

export const key = style({
  display: 'inline-block',
  marginInlineEnd: space.tiny,
  paddingInline: space.small,
  border: `1px solid ${color.borderStrong}`,
  borderBlockEndWidth: '2px',
  borderRadius: radius.small,
  background: color.surface,
  fontFamily: vars.font.body,
  fontSize: text.tiny,
});

/** The lines of a transcript. */
export const spoken = style({
  display: 'grid',
  listStyle: 'decimal',
  gap: space.hair,
  marginBlock: space.small,
  paddingInlineStart: space.large,
  fontSize: text.small,
});

export const tokens = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const token = style({ display: 'flex', alignItems: 'center', gap: space.small, minInlineSize: 0 });

export const tokenText = style({ display: 'grid', minInlineSize: 0 });

export const swatch = style({
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.medium,
  forcedColorAdjust: 'none',
});
