import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space, text } = vars;

export const place = style({ position: 'relative', display: 'inline-block', maxInlineSize: '100%' });

export const popup = style({
  position: 'absolute',
  zIndex: vars.layer.dropdown,
  insetBlockStart: `calc(100% + ${space.tiny})`,
  insetInline: '0 auto',
  margin: 0,
  inlineSize: '18.75rem',
  padding: space.medium,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.large,
});

export const card = style({ display: 'grid', justifyItems: 'center', gap: space.small, textAlign: 'center' });

export const name = style({
  fontSize: text.large,
  fontWeight: vars.weight.bold,
  color: color.heading,
  overflowWrap: 'anywhere',
});

export const quiet = style({ color: color.textQuiet, fontSize: text.small });

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.small });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.small,
  inlineSize: '100%',
  margin: 0,
  paddingBlockStart: space.small,
  borderBlockStart: `1px solid ${color.border}`,
});

export const fact = style({ display: 'flex', flexDirection: 'column-reverse' });

export const term = style({ color: color.textQuiet, fontSize: text.small });

export const value = style({ margin: 0, fontWeight: vars.weight.semibold });

export const answers = style({
  display: 'grid',
  gap: space.small,
  inlineSize: '100%',
  margin: 0,
  paddingBlockStart: space.small,
  borderBlockStart: `1px solid ${color.border}`,
  textAlign: 'start',
});

export const answer = style({ margin: 0, overflowWrap: 'anywhere' });

export const gone = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.photoLarge,
  blockSize: vars.size.photoLarge,
  borderRadius: vars.radius.full,
  background: color.surfaceSunken,
  color: color.textQuiet,
});
