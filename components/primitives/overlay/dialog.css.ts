import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';
import { beside, middle, sheet } from './dialog-places.ts';

const { color, layer, motion, size, space } = vars;
const fade = keyframes({ from: { opacity: 0 } });
const leave = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.5rem)' } });
const fall = keyframes({ from: { opacity: 0, transform: 'translateY(-1.5rem)' } });
const slide = keyframes({ from: { opacity: 0, transform: 'translateX(var(--dialog-from))' } });

const animated = (name: string) => primitive({ animation: `${name} ${motion.calm} ${motion.easeSpring}` });

/** The backdrop. A click on it closes the dialog. */
export const overlay = style(
  primitive({
    position: 'fixed',
    inset: 0,
    zIndex: layer.overlay,
    background: color.overlay,
    animation: `${fade} ${motion.calm} ${motion.easeOut}`,
    selectors: { '&[data-state="closed"]': { animation: `${leave} ${motion.quick} ${motion.easeOut} forwards` } },
  }),
);

/** The dialog in each specified size. On mobile devices all except the drop-down are full-screen sheets. */
export const dialog = recipe({
  base: primitive({
    position: 'fixed',
    zIndex: layer.dialog,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    background: color.surfaceRaised,
    color: color.text,
    boxShadow: vars.shadow.large,
    selectors: {
      '&[data-state="closed"]': { animation: `${leave} ${motion.quick} ${motion.easeOut} forwards` },
      '&:focus': { outline: 'none' },
    },
    '@media': { [media.forcedColors]: { border: '2px solid CanvasText' } },
  }),
  variants: {
    size: {
      small: [animated(rise), middle(size.modalSmall)],
      medium: [animated(rise), middle(size.modalMedium), sheet],
      large: [animated(rise), middle(size.modalLarge), sheet],
      xl: [animated(fade), middle(size.modalXl), sheet],
      xxl: [animated(fade), middle(size.modalXxl), sheet],
      fullScreen: [animated(fade), primitive({ inset: 0 })],
      sidePanelRight: [animated(slide), beside('end', size.sidePanel), sheet],
      largePanelRight: [animated(slide), beside('end', size.sidePanelLarge), sheet],
      sidePanelLeft: [animated(slide), beside('start', size.sidePanel), sheet],
      dropDown: [
        animated(fall),
        primitive({
          insetBlockStart: size.titleBar,
          insetInline: 0,
          maxBlockSize: `calc(100dvb - ${size.titleBar})`,
          borderEndStartRadius: vars.radius.large,
          borderEndEndRadius: vars.radius.large,
        }),
      ],
    },
  },
});

export const header = style(
  primitive({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space.medium,
    paddingInline: space.large,
    paddingBlockStart: space.roomy,
    paddingBlockEnd: space.snug,
  }),
);

export const title = style(primitive({ fontSize: vars.text.large, paddingBlockStart: '0.15em' }));

/** The description of the dialog. */
export const description = style(primitive({ marginBlockStart: space.tiny, color: color.textQuiet }));

/** The close button. */
export const close = style(
  primitive({ marginBlockStart: `calc(${space.tiny} * -1)`, marginInlineEnd: `calc(${space.small} * -1)` }),
);

/** The content between header and footer. A form inside it is also a column of body and footer. */
export const content = style(
  primitive({ display: 'flex', flexDirection: 'column', flexGrow: 1, minBlockSize: 0, overflow: 'hidden' }),
);

/** The scrolling part. */
export const body = style(
  primitive({
    flexGrow: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: space.large,
    paddingBlockStart: space.tiny,
    paddingBlockEnd: space.large,
  }),
);

/** The actions, which stay visible while the body scrolls. */
export const footer = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.small,
    paddingInline: space.large,
    paddingBlock: space.medium,
    borderBlockStart: `1px solid ${color.border}`,
  }),
);
