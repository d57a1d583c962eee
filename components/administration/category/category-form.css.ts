import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const group = style({
  display: 'grid',
  gap: vars.space.snug,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

export const legend = style({ padding: 0, marginBlockEnd: vars.space.small, fontWeight: vars.weight.semibold });

/** A full URL within a sentence. It may be longer than a small screen is wide. */
export const address = style({ overflowWrap: 'anywhere' });
