import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** HTML that an administrator added to every page, with space between its blocks. */
export const part = style({
  display: 'flow-root',
  marginBlock: vars.space.medium,
  overflowWrap: 'anywhere',
  selectors: {
    // Widget slots are placed side by side where there is space.
    '&:has(> [data-widget])': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
      alignItems: 'start',
      gap: vars.space.medium,
    },
  },
});

globalStyle(`${part}:not(:has(> [data-widget])) > * + *`, { marginBlockStart: vars.space.small });
globalStyle(`${part} a:not([data-widget] section a)`, { color: vars.color.link, textDecoration: 'underline' });
globalStyle(`${part} img`, { maxInlineSize: '100%', blockSize: 'auto' });
