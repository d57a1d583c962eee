import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space } = vars;

/** The name of the measured element. */
export const name = style({ textAlign: 'start', fontWeight: 600, overflowWrap: 'anywhere', paddingBlock: space.tiny });

/** A length; one off the scale is marked. */
export const length = style({
  selectors: { '&[data-off]': { background: color.dangerSoft, color: color.danger, fontWeight: 600 } },
});

export const items = style({ listStyle: 'none', padding: 0, display: 'grid', gap: space.tiny });
