import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

export const field = style({ display: 'grid', gap: space.small });

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

/** The list of files below the text of a message. */
export const ofMessage = style([files, { marginBlockStart: space.small }]);

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  maxInlineSize: '100%',
  minBlockSize: '2.5rem',
  paddingInline: space.snug,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  color: color.text,
  fontSize: text.small,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minInlineSize: 0,
  minBlockSize: '2.5rem',
  color: 'inherit',
  textDecoration: 'none',
});

export const icon = style({ flex: 'none', color: color.textQuiet });

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.semibold,
  selectors: { 'a:hover > &': { textDecoration: 'underline' } },
});

export const size = style({ flex: 'none', color: color.textQuiet });
