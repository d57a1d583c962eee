import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, radius, space } = vars;

/** Fixed to the bottom of the window, above the previewed page. */
export const preview = style({
  position: 'fixed',
  insetBlockEnd: space.medium,
  insetInlineStart: space.medium,
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  maxInlineSize: `min(24rem, 100vi - 2 * ${space.medium})`,
  padding: space.medium,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.large,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.large,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });
