import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { visuallyHiddenStyle } from '#theme/layout/visually-hidden-style.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, radius, size, space, text } = vars;

/** The pager: page links, range and jump form. They wrap into rows in narrow containers. */
export const pager = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.large,
    rowGap: space.snug,
    color: color.textQuiet,
    fontSize: text.small,
  }),
);

/** The list of page links. */
export const pages = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.tiny,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** A link to a page, or to the next or previous page. */
export const step = style(
  primitive({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.tiny,
    minInlineSize: '2rem',
    minBlockSize: '2rem',
    paddingInline: space.small,
    borderRadius: radius.medium,
    color: color.text,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    '@media': { [media.touch]: { minInlineSize: size.controlTouch, minBlockSize: size.controlTouch } },
    selectors: {
      'a&:hover': { background: color.surfaceSelected, color: color.primaryText },
      '&[aria-current="page"]': { background: color.primary, color: color.onPrimary },
    },
  }),
);

/** A gap between page links, or a next or previous link without a target. */
export const gap = style(primitive({ color: color.textQuiet, paddingInline: space.tiny }));

/** The labels of the next and previous links. Visually hidden on small screens. */
export const textBlock = style(primitive({ '@media': { [media.xs]: visuallyHiddenStyle } }));

/** The range and the jump. */
export const aside = style(primitive({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.medium }));

export const jump = style(primitive({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small }));

/** The interactive jump: button, form and status messages. */
export const jumpPlace = style(
  primitive({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.medium, rowGap: space.tiny }),
);

/** Hidden without JavaScript, where the form itself is shown. */
export const jumpButton = style(primitive({ '@media': { '(scripting: none)': { display: 'none' } } }));

/** The form that is shown without JavaScript. */
export const jumpWithoutScripts = style(
  primitive({ display: 'none', '@media': { '(scripting: none)': { display: 'block' } } }),
);

/** The number input of the jump form. */
export const jumpNumber = style(primitive({ inlineSize: '4.5rem', minBlockSize: '2rem', textAlign: 'center' }));

/** The notice that a requested page does not exist. */
export const clamped = style(primitive({ color: color.warning, fontWeight: vars.weight.medium }));
