import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space, text } = vars;

export const section = style({ display: 'grid', gap: space.medium });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.snug,
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space.large,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.snug,
  padding: space.medium,
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surface,
});

export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

export const link = style({ display: 'inline-block', paddingBlock: space.tiny, fontSize: text.small });
