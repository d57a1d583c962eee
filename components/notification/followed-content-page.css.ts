import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { cluster } from '#theme/layout/layout.css.ts';

const { color, space } = vars;

export const head = style([cluster({ align: 'baseline', justify: 'between' }), { marginBlockEnd: space.small }]);

export const title = style({ margin: 0, color: color.heading, fontSize: vars.text.large });

export const sorts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  selectors: { '&[aria-current]': { color: color.heading, fontWeight: vars.weight.semibold } },
});

export const list = style({ display: 'grid', gap: space.small, listStyle: 'none', margin: 0, padding: 0 });

export const item = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space.small });

export const text = style({ flex: 1, minInlineSize: '12rem' });

export const name = style({ margin: 0, fontSize: vars.text.medium });

export const facts = style({ margin: 0, color: color.textQuiet, fontSize: vars.text.small });
