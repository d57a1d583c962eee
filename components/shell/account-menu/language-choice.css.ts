import { style } from '@vanilla-extract/css';
import { panel as besideButton } from '#components/shell/navigation/section-chooser.css.ts';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, radius, size, space } = vars;

/** In a compact bar the panel of places has the languages; without scripts the foot of the page has. */
export const root = style({
  display: 'flex',
  selectors: { 'header[data-compact] &': { display: 'none' } },
  '@media': { [media.compact]: { selectors: { 'header &': { display: 'none' } } } },
});

/** As a tool of the bar; elsewhere words among others. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.tiny,
  minBlockSize: size.controlTouch,
  padding: 0,
  border: 0,
  borderRadius: radius.medium,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  selectors: {
    'header &': { minInlineSize: size.controlTouch, color: color.titleBarQuiet },
    'header &:hover': { background: color.titleBarHover, color: color.onTitleBar },
  },
});

/** The bar shows the sign alone. */
export const name = style({ selectors: { 'header &': { display: 'none' } } });

/** Beside its button, one language below the other. */
export const panel = style([besideButton, { minInlineSize: 0 }]);
