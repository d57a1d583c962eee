import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';
import { opener } from './title-bar-search.css.ts';

const { color, size, space } = vars;
const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** A link or button of the title bar, or the trigger of a menu, that was pressed before its content loaded. */
const inBar = 'header a[aria-busy="true"]';
const button = 'button[aria-haspopup][aria-busy="true"]';
const coming = `${inBar}, ${button}`;

const breathing = { animation: `${breathe} 0.8s ease-in-out 0.1s infinite` };
globalStyle(coming, { position: 'relative', cursor: 'progress', '@media': { [media.mobile]: breathing } });
globalStyle(`${button}:not([aria-haspopup="menu"]), .${opener}[aria-busy="true"]`, breathing);
globalStyle(button, { background: color.surfaceSelected });

const row = `linear-gradient(${color.skeleton} 0 0)`;
const rows = [1, 2, 3, 4].map(
  (place) =>
    `${row} ${space.medium} ${place * 2.25 - 1}rem / calc(${100 - (place % 3) * 9}% - 2 * ${space.medium}) 0.75rem no-repeat`,
);

const frame = {
  content: '""',
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space.tiny})`,
  insetInlineEnd: 0,
  zIndex: vars.layer.dropdown,
  blockSize: '10rem',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: [...rows, color.surfaceRaised].join(', '),
  boxShadow: vars.shadow.large,
  '@media': { [media.mobile]: { display: 'none' } },
} as const;

/**
 * The placeholder of the panel that opens from the title bar, with skeleton rows. On mobile, where it would cover the
 * window, only the button shows the busy state.
 */
globalStyle(`${inBar}:not(.${opener})::after`, {
  ...frame,
  inlineSize: `min(${size.dropdownLeast}, 100vi - 2 * ${size.flyoutMargin})`,
  animation: `${appear} ${vars.motion.quick} ${vars.motion.easeOut}`,
});

/** The placeholder of a menu. Its animation starts with a delay, because most devices render the menu earlier. */
globalStyle('button[aria-haspopup="menu"][aria-busy="true"]::after', {
  ...frame,
  inlineSize: '12rem',
  animation: `${appear} ${vars.motion.quick} ${vars.motion.easeOut} 0.04s backwards`,
});
