import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { pageStart } from '#theme/layout/page-start.ts';
import { twoLines } from '#theme/layout/two-lines.ts';
import { media } from '#theme/tokens/breakpoints.ts';
import { widgetRatio, widgetSize } from '#theme/tokens/widget-sizes.ts';

const { color, motion, radius, space, text, weight } = vars;

const lift = `border-color ${motion.calm} ${motion.easeOut}, box-shadow ${motion.calm} ${motion.easeOut}`;

/** An item as a card. Its whole surface is the link. */
export const card = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: radius.large,
  transition: lift,
  selectors: { '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
});

const framed = { background: color.surface, border: `1px solid ${color.border}` } as const;

/** The borders of cards and rows. */
export const border = styleVariants({
  border: { ...framed, selectors: { '&:hover': { borderColor: color.primaryBorder, boxShadow: vars.shadow.medium } } },
  shadow: {
    background: color.surface,
    border: '1px solid transparent',
    boxShadow: vars.shadow.small,
    selectors: { '&:hover': { boxShadow: vars.shadow.large } },
  },
  none: {},
  separator: { borderRadius: 0, borderBlockEnd: `1px solid ${color.border}` },
});

/** The picture beside the text, where the container has room for both. */
export const beside = style({
  '@container': { '(min-width: 24rem)': { flexDirection: 'row', alignItems: 'flex-start' } },
});

/** A card without an edge. Its content begins at its edge. */
export const bareCard = style({ columnGap: space.medium });

/** The picture of a card: as wide as the card, with a fixed ratio. */
export const image = style({
  flexShrink: 0,
  inlineSize: '100%',
  aspectRatio: widgetRatio.card,
  maxBlockSize: widgetSize.cardImage,
  objectFit: 'cover',
  background: color.surfaceSunken,
  '@container': {
    '(min-width: 24rem)': {
      selectors: {
        [`${beside} > &`]: { inlineSize: '40%', alignSelf: 'stretch', aspectRatio: 'auto', blockSize: 'auto' },
      },
    },
  },
});

/** The drawing of a card without a picture. */
export const noImage = style({
  background: `repeating-radial-gradient(circle at 100% 100%, transparent 0 calc(2rem - 2px), ${color.primaryBorder} calc(2rem - 1px), transparent 2rem), ${color.primarySoft}`,
});

/** The icon of a card. */
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: widgetSize.homeIcon,
  blockSize: widgetSize.homeIcon,
  marginBlockStart: space.roomy,
  marginInlineStart: space.roomy,
  borderRadius: radius.large,
  background: color.primarySoft,
  color: color.primaryText,
  objectFit: 'contain',
  selectors: {
    [`${bareCard} > &`]: { marginBlockStart: space.snug, marginInlineStart: 0 },
    [`${beside} > &`]: { inlineSize: widgetSize.homeIconBeside, blockSize: widgetSize.homeIconBeside },
  },
});

/** The texts of a card. */
export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  gap: space.tiny,
  minInlineSize: 0,
  padding: space.roomy,
  selectors: { [`${bareCard} > &`]: { paddingInline: 0, paddingBlock: space.snug } },
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
    '&:hover': { color: 'inherit', textDecoration: 'underline' },
  },
});

export const description = style({ ...pageStart, color: color.textQuiet, ...twoLines, WebkitLineClamp: 3 });

export const metas = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.snug,
  color: color.textQuiet,
  fontSize: text.small,
});

/** The call to action. The card is the link. */
export const call = style({
  marginBlockStart: 'auto',
  paddingBlockStart: space.small,
  color: color.link,
  fontWeight: weight.semibold,
});

/** A card whose picture is its background. */
export const picture = style({
  aspectRatio: widgetRatio.background,
  maxBlockSize: widgetSize.cardImageTall,
  justifyContent: 'flex-end',
  background: color.primary,
  color: 'white',
});

export const background = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/**
 * The texts on a picture. The veil behind them is black by 60 %, so that white text has a contrast of 5:1 over a white
 * picture, and of 7:1 in the palettes of high contrast.
 */
export const onPicture = style({
  vars: { '--veil': '60%' },
  display: 'flex',
  flexDirection: 'column',
  gap: space.tiny,
  padding: space.medium,
  paddingBlockStart: space.xxlarge,
  background: 'linear-gradient(to top, rgb(0 0 0 / 85%), rgb(0 0 0 / var(--veil)) calc(100% - 2.75rem), transparent)',
  selectors: { '[data-theme="contrast"] &': { vars: { '--veil': '75%' } } },
  '@media': {
    '(prefers-contrast: more)': { vars: { '--veil': '75%' } },
    [media.forcedColors]: { background: 'Canvas', color: 'CanvasText' },
  },
});

/** The name of an item. */
export const name = style({
  fontSize: text.large,
  overflowWrap: 'anywhere',
  selectors: { [`${onPicture} &`]: { color: 'inherit' } },
});

/** Texts on a picture have one colour. */
export const plain = style({ ...pageStart, color: 'inherit', ...twoLines, WebkitLineClamp: 3 });

/** A card as a speech bubble. */
export const bubble = style({
  overflow: 'visible',
  blockSize: `calc(100% - ${space.medium})`,
  background: color.primarySoft,
  border: `1px solid ${color.primaryBorder}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 'calc(-0.5rem - 1px)',
      insetInlineStart: space.large,
      inlineSize: '1rem',
      blockSize: '1rem',
      background: 'inherit',
      borderInlineEnd: `1px solid ${color.primaryBorder}`,
      borderBlockEnd: `1px solid ${color.primaryBorder}`,
      rotate: '45deg',
    },
    '[dir="rtl"] &::before': { rotate: '-45deg' },
  },
});
