import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space, text } = vars;

export const signature = style({
  marginBlockStart: space.medium,
  paddingBlockStart: space.small,
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textQuiet,
  fontSize: text.small,
  overflowWrap: 'anywhere',
  maxBlockSize: '12rem',
  overflow: 'hidden',
  '@media': {
    [media.xs]: { selectors: { '&[data-hides-on-phones="true"]': { display: 'none' } } },
    [media.print]: { display: 'none' },
  },
});

globalStyle(`${signature} img`, { maxInlineSize: '100%', maxBlockSize: '6rem' });
