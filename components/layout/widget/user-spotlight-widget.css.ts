import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { pageStart } from '#theme/layout/page-start.ts';

const { color, radius, size, space, text, weight } = vars;

export const root = style({ containerType: 'inline-size' });

export const tinted = style({ background: color.primarySoft, borderColor: color.primaryBorder });

/** The photo above the texts. */
export const figure = style({ display: 'flex', flexDirection: 'column', gap: space.medium, margin: 0 });

/** The photo beside the texts where there is room. */
export const beside = style({
  '@container': { '(min-width: 26rem)': { flexDirection: 'row', alignItems: 'center', gap: space.large } },
});

export const centered = style({ alignItems: 'center', textAlign: 'center' });

export const photo = style({
  flexShrink: 0,
  inlineSize: size.photoXlarge,
  blockSize: size.photoXlarge,
  borderRadius: radius.full,
  objectFit: 'cover',
});

export const texts = style({ display: 'grid', gap: space.small, minInlineSize: 0 });

export const title = style({ ...pageStart, fontSize: text.title, overflowWrap: 'anywhere' });

export const quote = style({ ...pageStart, margin: 0, color: color.text, fontSize: text.reading });

export const caption = style({ display: 'grid', overflowWrap: 'anywhere' });

export const name = style({ color: color.heading, fontWeight: weight.semibold });

export const job = style({ color: color.textQuiet });
