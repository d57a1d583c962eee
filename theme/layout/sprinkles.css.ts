import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const properties = defineProperties({
  conditions: { always: {}, roomy: { '@media': media.roomy } },
  defaultCondition: 'always',
  properties: {
    display: ['none', 'block', 'inline-block', 'flex', 'inline-flex', 'grid', 'contents'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    flexGrow: [0, 1],
    flexShrink: [0, 1],
    alignItems: ['stretch', 'center', 'start', 'end', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    textAlign: ['start', 'center', 'end'],
    gap: vars.space,
    paddingBlockStart: vars.space,
    paddingBlockEnd: vars.space,
    paddingInlineStart: vars.space,
    paddingInlineEnd: vars.space,
    marginBlockStart: vars.space,
    marginBlockEnd: vars.space,
    fontSize: vars.text,
    fontWeight: vars.weight,
  },
  shorthands: {
    padding: ['paddingBlockStart', 'paddingBlockEnd', 'paddingInlineStart', 'paddingInlineEnd'],
    paddingBlock: ['paddingBlockStart', 'paddingBlockEnd'],
    paddingInline: ['paddingInlineStart', 'paddingInlineEnd'],
    marginBlock: ['marginBlockStart', 'marginBlockEnd'],
  },
});

const inks = defineProperties({ properties: { color: vars.color, background: vars.color } });

/** Classes for small matters of arrangement, each value a token: `sprinkles({ gap: 'small', display: { always: 'none', roomy: 'flex' } })`. */
export const sprinkles = createSprinkles(properties, inks);
