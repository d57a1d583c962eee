import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { size } = vars;

/** Centres a part of the page at one of the specified widths, with padding at its edges. */
export const container = recipe({
  base: primitive({
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: `calc(${size.gutter} / 2)`,
    '@media': { [media.compact]: { paddingInline: size.gutterCompact } },
  }),
  variants: {
    width: {
      one: primitive({ maxInlineSize: `calc(${size.oneColumn} + ${size.gutter})` }),
      narrow: primitive({ maxInlineSize: `calc(${size.narrow} + ${size.gutter})` }),
      wide: primitive({ maxInlineSize: `calc(${size.twoColumns} + ${size.gutter})` }),
      full: primitive({ maxInlineSize: size.modalXxl }),
    },
  },
  defaultVariants: { width: 'wide' },
});

/**
 * A section of the page with 1, 2 (main and right panel) or 3 columns. In narrow windows panels move below or are
 * hidden.
 */
export const section = recipe({
  base: primitive({ display: 'grid', gap: vars.space.large, gridTemplateColumns: 'minmax(0, 1fr)' }),
  variants: {
    columns: {
      1: {},
      2: primitive({
        '@media': {
          [media.wide]: { gap: size.gutter, gridTemplateColumns: `minmax(0, 1fr) ${size.panel}` },
          // Panels are not printed.
          [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        },
      }),
      '2-even': primitive({
        '@media': { [media.wide]: { gap: size.gutter, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      }),
      '3-even': primitive({
        '@media': { [media.wide]: { gap: size.gutter, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      }),
      3: primitive({
        '@media': {
          [media.wide]: { gap: size.gutter, gridTemplateColumns: `${size.panelNarrow} minmax(0, 1fr)` },
          [media.fullWidth]: { gridTemplateColumns: `${size.panelNarrow} minmax(0, 1fr) ${size.panel}` },
        },
      }),
    },
    /** The secondary column of a two-column section comes before the main column. */
    inverted: {
      true: primitive({ '@media': { [media.wide]: { gridTemplateColumns: `${size.panel} minmax(0, 1fr)` } } }),
      false: {},
    },
  },
  defaultVariants: { columns: 1, inverted: false },
});

export const sectionMain = style(primitive({ minInlineSize: 0 }));

const sticky = primitive({
  minInlineSize: 0,
  '@media': {
    [media.print]: { display: 'none' },
    [media.wide]: {
      position: 'sticky',
      alignSelf: 'start',
      insetBlockStart: `calc(${size.titleBar} + ${vars.space.large})`,
      maxBlockSize: `calc(100dvb - ${size.titleBar} - ${vars.space.xxlarge})`,
      overflowY: 'auto',
    },
  },
});

/** A sticky side column with its own scrolling. */
export const sectionPanel = style(sticky);

/** The left panel of a three-column section. Visible only where it fits beside the main column. */
export const sectionPanelStart = style([sectionPanel, { '@media': { [media.noPanels]: { display: 'none' } } }]);

/** The right panel of a three-column section. Visible only at full width. */
export const sectionPanelEnd = style([sectionPanel, { '@media': { [media.notFullWidth]: { display: 'none' } } }]);

/** A panel that is first visually where it fits beside the main column, and last in the reading order. */
export const sectionPanelFirst = style([sectionPanel, { '@media': { [media.wide]: { order: -1 } } }]);

/** A column with the same width as its siblings. */
export const sectionEven = style(primitive({ minInlineSize: 0 }));

/** Restricts a widget to one device type. */
export const onlyOn = {
  mobile: style({ '@media': { [media.wide]: { display: 'none' } } }),
  desktop: style({ '@media': { [media.noPanels]: { display: 'none' } } }),
} as const;
