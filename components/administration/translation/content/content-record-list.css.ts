import { style } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import { twoLines } from '#theme/layout/two-lines.ts';

const { color, space, text } = vars;

/** A resource: its name above its progress. */
export const resource = style({ display: 'grid', gap: space.small });

/** The heading of the records of a resource, below the link to all resources. */
export const head = style({ display: 'grid', gap: space.small, justifyItems: 'start' });

/** The link to all resources. Its text is aligned with the heading. */
export const back = style({ marginInlineStart: `calc(-1 * ${space.small})` });

/** The source text that lacks a translation. */
export const missing = style([twoLines, { color: color.textQuiet, fontSize: text.small }]);

export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

export const count = style({ color: color.textQuiet, fontSize: text.small });
