import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

export const form = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

/** A form that is hidden while the discard confirmation is shown. */
export const aside = style({ display: 'none' });

/** The form after the content beside it. In narrow windows the form is first. */
export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)',
      gridTemplateAreas: '"beside form"',
    },
  },
});

globalStyle(`${columns} > *`, { '@media': { [media.wide]: { gridArea: 'beside' } } });
globalStyle(`${columns} > form`, { '@media': { [media.wide]: { gridArea: 'form' } } });
