import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';
import { widgetSize } from '#theme/tokens/widget-sizes.ts';

const { color, radius, space } = vars;

export const form = style({ position: 'relative', display: 'flex', gap: space.small, textAlign: 'start' });

/** The frame around the field and the button that clears it. */
export const frame = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: widgetSize.searchBoxHeight,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.text,
  selectors: { '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' } },
  '@media': { [media.touch]: { minBlockSize: vars.size.controlTouch } },
});

export const field = style({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  paddingInline: space.snug,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.text.reading,
  selectors: {
    '&:focus': { outline: 'none' },
    '&::placeholder': { color: color.placeholder, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

/** The button is as high as the field. */
export const submit = style({ alignSelf: 'stretch' });
