import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space } = vars;

export const place = style({ position: 'relative', display: 'inline-block' });

export const flyout = style({
  position: 'absolute',
  zIndex: vars.layer.dropdown,
  insetBlockStart: `calc(100% + ${space.tiny})`,
  insetInlineStart: 0,
  display: 'grid',
  gap: space.snug,
  minInlineSize: '21.5625rem',
  padding: space.medium,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.large,
  '@media': { [media.xs]: { position: 'static', minInlineSize: 0, marginBlockStart: space.small } },
});

/** In a list, the flyout opens below the card's header and has the same width. */
export const listed = style({
  insetBlockStart: '100%',
  insetInline: 0,
  minInlineSize: 0,
  '@media': { [media.xs]: { position: 'absolute', marginBlockStart: 0 } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
});

/** The name of the category, below the flyout's title. */
export const name = style({
  marginBlockStart: `calc(-1 * ${space.small})`,
  color: color.textQuiet,
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: vars.weight.semibold, color: color.heading });

export const choices = style({ display: 'grid', gap: space.small, border: 0, margin: 0, padding: 0, minInlineSize: 0 });

export const legend = style({ padding: 0, fontWeight: vars.weight.semibold });

export const foot = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.small });

export const problem = style({ marginBlockStart: space.small });
