import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { visuallyHiddenStyle } from '#theme/layout/visually-hidden-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, radius, size, space } = vars;

/** The open search takes the space of the adjacent elements. */
export const search = style({
  display: 'flex',
  minInlineSize: 0,
  selectors: { '&:not([data-state="closed"])': { flexGrow: 1 } },
});

/** The button that opens the search: it looks like a field where there is space, otherwise it is an icon. */
export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.small,
  inlineSize: 'clamp(9rem, 18vw, 16rem)',
  minBlockSize: size.control,
  paddingInline: space.snug,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.full,
  background: color.surface,
  color: color.textQuiet,
  font: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surfaceHover, color: color.text } },
  '@media': {
    // A centred logo leaves less space at its sides.
    [media.roomy]: { selectors: { 'header[data-logo="center"] &': { inlineSize: 'clamp(6rem, 11vw, 9rem)' } } },
    [media.touch]: { minBlockSize: size.controlTouch },
    [media.compact]: {
      justifyContent: 'center',
      inlineSize: 'auto',
      minInlineSize: size.controlTouch,
      minBlockSize: size.controlTouch,
      paddingInline: 0,
      border: 0,
      background: 'none',
      color: color.titleBarQuiet,
    },
  },
});

/** The name of the button. Visible only to screen readers when the button is an icon. */
export const openerWords = style({
  '@media': {
    [media.compact]: visuallyHiddenStyle,
  },
});

export const form = style({
  position: 'relative',
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  gap: space.tiny,
  minInlineSize: 0,
});

export const field = style({
  position: 'relative',
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  minInlineSize: 0,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.full,
  background: color.surface,
  selectors: { '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' } },
});

export const submit = style({ borderRadius: radius.full });

export const input = style({
  flexGrow: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.control,
  border: 0,
  background: 'none',
  color: color.text,
  font: 'inherit',
  fontSize: vars.text.reading,
  selectors: { '&:focus': { outline: 'none' }, '&::placeholder': { color: color.placeholder } },
});

export const clear = style({ borderRadius: radius.full });

/** The list of suggestions below the field. */
export const popup = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space.tiny})`,
  insetInline: 0,
  zIndex: vars.layer.dropdown,
  maxBlockSize: `calc(100dvb - ${size.titleBar} - ${space.large})`,
  overflowY: 'auto',
  padding: space.tiny,
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.large,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: size.control,
  paddingInline: space.snug,
  paddingBlock: space.tiny,
  borderRadius: radius.medium,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surfaceHover },
    // Outdated suggestions while new ones are loading.
    '[aria-busy="true"] > & + &': { opacity: 0.6 },
    '&[aria-selected="true"]': {
      background: color.surfaceSelected,
      color: color.heading,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
    },
  },
  '@media': { [media.touch]: { minBlockSize: size.controlTouch } },
});

/** The last category suggestion, with a separator before the posts. */
export const lastPlace = style([
  option,
  {
    position: 'relative',
    selectors: {
      '&:not(:last-child)': { marginBlockEnd: `calc(2 * ${space.tiny} + 1px)` },
      '&:not(:last-child)::after': {
        content: '',
        position: 'absolute',
        insetInline: space.snug,
        insetBlockStart: `calc(100% + ${space.tiny})`,
        borderBlockStart: `1px solid ${color.border}`,
      },
    },
  },
]);

export const optionSign = style({ flexShrink: 0, color: color.textQuiet });

export const optionWords = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const place = style({ color: color.textQuiet, fontSize: vars.text.small });
