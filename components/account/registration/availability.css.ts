import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  flexWrap: 'wrap',
  color: vars.color.textQuiet,
  selectors: {
    '&[data-state="available"]': { color: vars.color.success },
    '&[data-state="unavailable"]': { color: vars.color.danger },
  },
});
