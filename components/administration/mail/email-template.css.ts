import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

export const icon = style({ flexShrink: 0, color: color.textQuiet });

export const name = style({ fontWeight: vars.weight.semibold });

export const columns = style({
  display: 'grid',
  gap: space.large,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 78rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const column = style({ display: 'grid', gap: space.large, minInlineSize: 0 });

export const preview = style({
  display: 'grid',
  gap: space.snug,
  minInlineSize: 0,
  '@media': { '(min-width: 78rem)': { position: 'sticky', insetBlockStart: space.xxlarge } },
});

export const heading = style({ fontSize: text.title, fontWeight: vars.weight.semibold, color: color.heading });

export const subject = style({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });

// E-mails have a light background by default. The frame shows them as most recipients see them.
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '40rem',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  background: '#f5f3ed',
  colorScheme: 'light',
});
