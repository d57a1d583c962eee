import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const list = style({
  marginBlock: vars.space.small,
  paddingInlineStart: '1.25em',
  listStyle: 'disc',
});

export const choices = style({
  display: 'grid',
  gap: vars.space.small,
  marginBlockEnd: vars.space.medium,
  border: 0,
  padding: 0,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small, alignItems: 'center' });
