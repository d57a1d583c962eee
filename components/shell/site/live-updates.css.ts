import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

export const updates = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.snug,
});

export const text = style({ color: vars.color.textQuiet, fontSize: vars.text.small });

/** Positioned at the edge of the window, where it covers no content. */
export const corner = style({
  position: 'fixed',
  insetBlockEnd: vars.space.medium,
  insetInlineEnd: vars.space.medium,
  zIndex: vars.layer.dropdown,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space.snug,
  maxInlineSize: 'calc(100vi - 2rem)',
});

export const pill = style({
  display: 'inline-block',
  paddingInline: vars.space.snug,
  paddingBlock: vars.space.tiny,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  color: vars.color.textQuiet,
  fontSize: vars.text.small,
  boxShadow: vars.shadow.large,
});
