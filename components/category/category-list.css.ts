import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { metas as facts } from '#theme/layout/metas.css.ts';

const { color, space, text } = vars;

export const group = style({ display: 'flex', flexDirection: 'column', gap: space.medium });

export const groupTitle = style({ fontSize: text.large, fontWeight: vars.weight.semibold, color: color.heading });

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.medium });

export const cards = style([list, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))' }]);

export const item = style({ display: 'flex', flexDirection: 'column', gap: space.tiny, blockSize: '100%' });

export const name = style({ fontSize: text.reading, fontWeight: vars.weight.semibold, color: color.heading });

export const nameLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.primaryText, textDecoration: 'underline' } },
});

export const description = style({ color: color.textQuiet });

export const metas = style([facts, { rowGap: space.hair, marginBlockStart: 'auto', paddingBlockStart: space.small }]);

export const below = style({ color: color.textQuiet, fontSize: text.small });

export const recent = style({
  flexBasis: '100%',
  display: 'flex',
  gap: space.tiny,
  minWidth: 0,
  whiteSpace: 'nowrap',
});

/** A long name ends early, in its own direction: a Latin one at its right end on an Arabic page too. */
export const recentName = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
