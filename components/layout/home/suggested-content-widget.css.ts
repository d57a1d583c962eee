import { globalStyle, style } from '@vanilla-extract/css';
import { title } from '#components/layout/widget/widget-list.css.ts';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';
import { head } from './home-items.css.ts';

const { space } = vars;

export const root = style({ position: 'relative' });

/** The button in the corner of the first list. */
export const refresh = style({
  position: 'absolute',
  insetBlockStart: space.small,
  insetInlineEnd: space.small,
  '@media': { [media.scriptless]: { display: 'none' } },
});

globalStyle(`${root} > section:first-of-type :is(${title}, ${head})`, { paddingInlineEnd: '2.5rem' });
