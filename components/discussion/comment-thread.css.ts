import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  marginBlockEnd: space.small,
});

export const title = style({ fontSize: vars.text.title, fontWeight: vars.weight.bold, color: color.heading });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const item = style({
  selectors: { [`${list} > &`]: { paddingBlock: space.large, borderBlockStart: `1px solid ${color.border}` } },
});

export const replies = style({
  listStyle: 'none',
  margin: 0,
  marginBlockStart: space.roomy,
  padding: 0,
  paddingInlineStart: space.large,
  borderInlineStart: `2px solid ${color.border}`,
  display: 'flex',
  flexDirection: 'column',
  gap: space.large,
  '@media': { [media.xs]: { paddingInlineStart: space.snug } },
});

export const branch = style({ position: 'relative' });

// Folds the answers beside it; it lies over the edge of their list, wide enough for a thumb.
export const line = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '-11px',
  inlineSize: '24px',
  border: 0,
  padding: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '11px',
      inlineSize: '2px',
      background: color.primaryText,
    },
  },
  '@media': { [media.scriptless]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const comment = style({
  scrollMarginBlockStart: '5rem',
  borderRadius: vars.radius.medium,
  selectors: {
    '&:target': {
      background: color.unreadSoft,
      boxShadow: `0 0 0 ${space.small} ${color.unreadSoft}`,
    },
  },
});

export const accepted = style({
  padding: space.medium,
  border: `1px solid ${color.successBorder}`,
  background: color.successSoft,
});

export const hole = style({ display: 'inline-flex', alignItems: 'center', gap: space.small });

export const faces = style({ display: 'inline-flex' });

export const face = style({ marginInlineStart: `calc(-1 * ${space.tiny})` });
