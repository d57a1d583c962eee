import { style } from '@vanilla-extract/css';
import { panel as besideButton } from '#components/shell/navigation/section-chooser.css.ts';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, radius, size, space } = vars;

/** A compact title bar shows the languages in the navigation panel instead; without scripts the footer shows them. */
export const root = style({
  display: 'flex',
  selectors: { 'header[data-compact] &': { display: 'none' } },
  '@media': { [media.compact]: { selectors: { 'header &': { display: 'none' } } } },
});

/** An icon button in the title bar, and a text button in the footer. */
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

/** The title bar shows only the icon. */
export const name = style({ selectors: { 'header &': { display: 'none' } } });

/** The list of languages beside the button. */
export const panel = style([besideButton, { minInlineSize: 0 }]);
