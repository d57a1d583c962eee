import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

export const columns = style({
  display: 'grid',
  gap: vars.space.large,
  marginBlockStart: vars.space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    '(min-width: 56rem)': { gridTemplateColumns: 'minmax(16rem, 22rem) minmax(0, 1fr)', alignItems: 'start' },
  },
});

export const list = style({
  maxBlockSize: '16rem',
  overflow: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  '@media': { '(min-width: 56rem)': { maxBlockSize: '44rem' } },
});

export const entries = style({ listStyle: 'none', margin: 0, padding: 0 });

export const entry = style({
  display: 'grid',
  gap: vars.space.tiny,
  padding: vars.space.small,
  paddingInline: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  borderInlineStart: '3px solid transparent',
  textDecoration: 'none',
  color: vars.color.text,
  // Forced colours render a transparent border, which would mark every message.
  '@media': { [media.forcedColors]: { borderInlineStartColor: 'Canvas' } },
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[aria-current]': { borderInlineStartColor: vars.color.primary, background: vars.color.surfaceHover },
  },
});

export const subject = style({ fontWeight: vars.weight.bold, overflowWrap: 'anywhere' });

export const about = style({ fontSize: vars.text.small, color: vars.color.textQuiet, overflowWrap: 'anywhere' });

export const message = style({ minInlineSize: 0 });

export const heading = style({ fontSize: vars.text.title, fontWeight: vars.weight.bold, color: vars.color.heading });

export const views = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.medium,
  marginBlock: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const view = style({
  paddingBlock: vars.space.small,
  borderBlockEnd: '2px solid transparent',
  textDecoration: 'none',
  '@media': { [media.forcedColors]: { borderBlockEndColor: 'Canvas' } },
  selectors: { '&[aria-current]': { borderBlockEndColor: vars.color.primary, fontWeight: vars.weight.bold } },
});

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '44rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
});

export const source = style({
  margin: 0,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  fontFamily: vars.font.code,
  fontSize: vars.text.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const headers = style({ display: 'grid', gap: vars.space.small, margin: 0 });

export const header = style({
  display: 'grid',
  gap: vars.space.tiny,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 40rem)': { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
});

export const headerName = style({ color: vars.color.textQuiet, fontSize: vars.text.small });

export const headerValue = style({
  margin: 0,
  overflowWrap: 'anywhere',
  fontFamily: vars.font.code,
  fontSize: vars.text.small,
});
