import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { unseen } from '#theme/layout/unseen.ts';
import { primitive } from '#theme/primitive-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, radius, size, space, text } = vars;

/** The pager: pages first, then what is shown, then the jump; in rows when the room ends. */
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

/** The list of pages. */
export const pages = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.tiny,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** One page, or one step. */
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

/** Pages that are left out, or a step that leads nowhere. */
export const gap = style(primitive({ color: color.textQuiet, paddingInline: space.tiny }));

/** Arrows point the way one reads. */
export const arrow = style(primitive({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }));

/** The words of the next and previous steps, which small screens leave to the ear. */
export const words = style(primitive({ '@media': { [media.xs]: unseen } }));

/** What is shown, and the jump. */
export const aside = style(primitive({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.medium }));

/** The jump form. */
export const jump = style(primitive({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small }));

/** The jump where there are scripts: a button, the form, and what has to be said. */
export const jumpPlace = style(
  primitive({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.medium, rowGap: space.tiny }),
);

/** Without scripts a button that opens a form is of no use, and the form itself is there. */
export const jumpButton = style(primitive({ '@media': { '(scripting: none)': { display: 'none' } } }));

/** The form that is there without scripts. */
export const jumpWithoutScripts = style(
  primitive({ display: 'none', '@media': { '(scripting: none)': { display: 'block' } } }),
);

/** The number to jump to. */
export const jumpNumber = style(primitive({ inlineSize: '4.5rem', minBlockSize: '2rem', textAlign: 'center' }));

/** Says that a page was asked for that does not exist. */
export const clamped = style(primitive({ color: color.warning, fontWeight: vars.weight.medium }));
