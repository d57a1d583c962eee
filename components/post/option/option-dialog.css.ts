import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';

const { color, space } = vars;

export const form = style({ display: 'grid', gap: space.medium, minInlineSize: 0 });

export const group = style({ display: 'grid', gap: space.small, border: 0, margin: 0, padding: 0, minInlineSize: 0 });

export const legend = style({ padding: 0, marginBlockEnd: space.small, fontWeight: vars.weight.semibold });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });

export const quiet = style({ color: color.textQuiet, fontSize: vars.text.small, overflowWrap: 'anywhere' });

/** The list of field values that the post will have. */
export const answers = style({ display: 'grid', gap: space.small, margin: 0 });

export const answer = style({ margin: 0, overflowWrap: 'anywhere' });

/** A dialog step that receives focus. */
export const step = style([form, { outline: 'none' }]);

/** A form that is hidden while a confirmation is shown. */
export const aside = style({ display: 'none' });
