import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

/** What an administrator wrote for every page: its own blocks, with room between them. */
export const part = style({
  display: 'flow-root',
  marginBlock: vars.space.medium,
  overflowWrap: 'anywhere',
  selectors: {
    // Places for widgets stand beside each other where there is room.
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
