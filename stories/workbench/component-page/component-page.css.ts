import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text, radius, weight } = vars;

export {
  file,
  head,
  lead,
  page,
  rest,
  scroller,
  subtitle,
  table,
  title,
} from '#stories/workbench/page/page.css.ts';

export const path = style({ margin: 0, color: color.textQuiet, fontSize: text.small });

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

export const spacer = style({ flex: 1 });

export const choice = style({ display: 'inline-flex', alignItems: 'center', gap: space.small, fontSize: text.small });

/** The border and colours of a field. */
export const field = {
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
