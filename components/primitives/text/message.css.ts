import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/contract.css.ts';
import { primitive } from '#theme/primitive-style.ts';

const { color, space } = vars;
const tone = (ground: string, edge: string) => primitive({ background: ground, borderColor: edge });

/** A message on its tinted background. */
export const message = recipe({
  base: primitive({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.snug,
    paddingInline: space.medium,
    paddingBlock: space.snug,
    border: '1px solid',
    borderRadius: vars.radius.medium,
    color: color.text,
  }),
  variants: {
    tone: {
      info: tone(color.infoSoft, color.infoBorder),
      success: tone(color.successSoft, color.successBorder),
      warning: tone(color.warningSoft, color.warningBorder),
      error: tone(color.dangerSoft, color.dangerBorder),
    },
  },
});

/** The icon of the message's tone. */
export const icon = recipe({
  base: primitive({ flexShrink: 0, marginBlockStart: '0.1em' }),
  variants: {
    tone: {
      info: primitive({ color: color.info }),
      success: primitive({ color: color.success }),
      warning: primitive({ color: color.warning }),
      error: primitive({ color: color.danger }),
    },
  },
});

/** The text and the actions. */
export const body = style(primitive({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const title = style(primitive({ color: color.heading, fontWeight: vars.weight.semibold }));

export const actions = style(
  primitive({ display: 'flex', flexWrap: 'wrap', gap: space.small, marginBlockStart: space.snug }),
);

/** The dismiss button. */
export const dismiss = style(
  primitive({ marginBlock: `calc(${space.tiny} * -1)`, marginInlineEnd: `calc(${space.small} * -1)` }),
);
