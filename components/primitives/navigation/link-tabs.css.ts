import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  gap: space.hair,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  overflowX: 'auto',
});

export const underlined = style({ borderBlockEnd: `1px solid ${color.border}` });

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.5rem',
  paddingInline: space.snug,
  color: color.textQuiet,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBlockEnd: '2px solid transparent',
  marginBlockEnd: '-1px',
  // Forced-colors mode renders transparent borders, which would underline every tab.
  '@media': { [media.forcedColors]: { borderBlockEndColor: 'Canvas' }, [media.xs]: { paddingInline: space.small } },
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current]': { color: color.primaryText, borderBlockEndColor: color.primaryText },
  },
});

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  paddingInline: space.snug,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  color: color.textQuiet,
  fontSize: vars.text.small,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current]': { borderColor: color.border, background: color.surfaceSelected, color: color.heading },
  },
});
