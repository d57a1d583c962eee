import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { visuallyHiddenStyle } from '#theme/layout/visually-hidden-style.ts';

const { color, motion, radius, size, space } = vars;
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

export const root = style({ position: 'relative', display: 'inline-flex' });

const widthInTitleBar = `min(${size.dropdownLeast}, 100vi - 2 * ${size.flyoutMargin})`;

/** The panel below the button, aligned with the button's end. It is wider in the title bar. */
export const beside = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space.tiny})`,
  insetInlineEnd: 0,
  zIndex: vars.layer.dropdown,
  inlineSize: 'max-content',
  minInlineSize: '12rem',
  maxInlineSize: `min(${size.dropdownMedium}, 100vi - 2 * ${size.flyoutMargin})`,
  maxBlockSize: `calc(90dvb - ${size.titleBar})`,
  overflowY: 'auto',
  padding: space.small,
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.large,
  animation: `${appear} ${motion.quick} ${motion.easeOut}`,
  selectors: { 'header &': { minInlineSize: widthInTitleBar, maxInlineSize: widthInTitleBar } },
});

/** The heading of the content, for flyouts whose content has no dialog title. */
export const heading = style({
  paddingInline: space.snug,
  paddingBlock: space.tiny,
  color: color.textQuiet,
  fontSize: vars.text.small,
  fontWeight: vars.weight.semibold,
  // On small screens the dialog's title already contains this text.
  selectors: { '[role="dialog"] legend&': visuallyHiddenStyle },
});

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

/** An item that is a link or an option. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: space.snug,
  inlineSize: '100%',
  minBlockSize: size.controlTouch,
  paddingInline: space.snug,
  border: 0,
  borderRadius: radius.medium,
  background: 'none',
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surfaceHover, color: color.heading } },
});

export const line = style({ blockSize: '1px', marginBlock: space.tiny, border: 0, background: color.border });

export const choices = style({ margin: 0, padding: 0, border: 0, accentColor: color.primary });
