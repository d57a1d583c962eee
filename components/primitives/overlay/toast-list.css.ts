import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { space } = vars;

/** Where toasts lie: at the beginning of the lower edge, above dialogs; what is beside them can be clicked. */
export const region = style(
  primitive({
    position: 'fixed',
    zIndex: vars.layer.toast,
    insetBlockEnd: 0,
    insetInlineStart: 0,
    display: 'flex',
    flexDirection: 'column',
    maxInlineSize: '100%',
    maxBlockSize: '100dvb',
    overflowY: 'auto',
    pointerEvents: 'none',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** One of its lists. */
export const place = style(
  primitive({
    display: 'flex',
    flexDirection: 'column',
    gap: space.small,
    selectors: { '&:not(:empty)': { paddingInline: space.medium, paddingBlockEnd: space.medium } },
  }),
);
