import { base } from '#theme/base-style.ts';
import { vars } from '#theme/contract.css.ts';
import { twoLines } from '#theme/layout/two-lines.ts';
import { unseen } from '#theme/layout/unseen.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space } = vars;
const part = (selector: string) => `[data-reading] ${selector}`;

// Code: a frame around the block that scrolls, in whose corner its button stands still.
base(part('.codeFrame'), { position: 'relative' });

// Spoilers look like `Spoiler` of the primitives.
base(part('details.spoiler'), {
  paddingInline: space.medium,
  paddingBlock: space.small,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
});
base(part('details.spoiler > summary'), {
  minBlockSize: vars.size.control,
  alignContent: 'center',
  cursor: 'pointer',
  fontWeight: vars.weight.semibold,
});
base(part('details.spoiler > * + *'), { marginBlockStart: space.small });

// Long quotes show their beginning until their button has come; whoever moves into one, or reads on paper, has it all.
base(part('.longQuote:not(:focus-within, :has(> [data-machine]))'), {
  '@media': { 'screen and (scripting: enabled)': { maxBlockSize: '8.5rem', overflow: 'hidden' } },
});

// Task lists: the box takes the place of the item's mark.
base(part('li.task'), { listStyle: 'none' });
base(part('li.task > .taskBox, li.task > p > .taskBox'), {
  marginInline: '-1.35em 0.35em',
});

// Footnotes stand apart below the text, smaller and quieter; the one that is gone to is marked.
base(part('.footnoteReference'), { fontSize: '0.75em', lineHeight: 0, verticalAlign: 'super' });
base(part('.footnoteReference > a'), { paddingInline: '0.15em' });
base(part('.footnotes'), {
  marginBlockStart: space.large,
  paddingBlockStart: space.small,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: vars.text.small,
});
base(part('.footnotes li > * + *'), { marginBlockStart: space.small });
base(part('.footnotes li:target, .footnoteReference:has(> :target)'), { background: color.surfaceSunken });

// Tables on small screens: a row becomes a card whose cells say their column. The words of the column are drawn only;
// who listens hears the head itself, which the roles of the cells keep.
const stacked = (selector: string, rule: Record<string, unknown>) =>
  base(part(selector), { '@media': { [media.mobile]: rule } });
stacked('table.stackable', { inlineSize: '100%' });
stacked('.stackable thead', unseen);
stacked('.stackable :is(tbody, tfoot, tr, td, tbody th)', { display: 'block' });
stacked('.stackable tbody tr', { border: `1px solid ${color.border}`, borderRadius: vars.radius.medium });
stacked('.stackable tbody tr + tr', { marginBlockStart: space.small });
stacked('.stackable tbody :is(td, th)', { border: 0, textAlign: 'start', overflowWrap: 'anywhere' });
stacked('.stackable tbody :is(td, th) + :is(td, th)', { borderBlockStart: `1px solid ${color.border}` });
stacked('.stackable [data-label]::before', {
  content: ['attr(data-label)', 'attr(data-label) / ""'],
  display: 'block',
  color: color.textQuiet,
  fontSize: vars.text.small,
  fontWeight: vars.weight.semibold,
});

// The card of a link that stands alone: what its page says of itself, and where that is.
base(part('.linkCard > a'), {
  display: 'grid',
  rowGap: space.hair,
  maxInlineSize: '34rem',
  paddingBlock: space.small,
  paddingInline: space.medium,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  textDecoration: 'none',
});
base(part('.linkCard > a:hover'), { background: color.surfaceHover });
base(part('.linkCard > a:hover > .linkCardName'), { textDecoration: 'underline' });
base(part('.linkCardName'), { fontWeight: vars.weight.semibold });
base(part('.linkCardText'), { ...twoLines, color: color.text });
base(part('.linkCardSite'), { color: color.textQuiet, fontSize: vars.text.small });
