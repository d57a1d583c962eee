import { base } from '#theme/base-style.ts';
import { vars } from '#theme/contract.css.ts';
import { twoLines } from '#theme/layout/two-lines.ts';
import { visuallyHiddenStyle } from '#theme/layout/visually-hidden-style.ts';
import { media } from '#theme/tokens/breakpoints.ts';

const { color, space } = vars;
const part = (selector: string) => `[data-reading] ${selector}`;

// Code: a frame around the scrolling block, so that the button in its corner does not scroll.
base(part('.codeFrame'), { position: 'relative' });

// Spoilers match the primitive `Spoiler`.
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

// Long quotes are collapsed until their button has loaded. A quote that contains the focus, or is printed, is expanded.
base(part('.longQuote:not(:focus-within, :has(> [data-machine]))'), {
  '@media': { 'screen and (scripting: enabled)': { maxBlockSize: '8.5rem', overflow: 'hidden' } },
});

// Task lists: the checkbox replaces the list marker.
base(part('li.task'), { listStyle: 'none' });
base(part('li.task > .taskBox, li.task > p > .taskBox'), {
  marginInline: '-1.35em 0.35em',
});

// Footnotes below the text are smaller and separated by a line; the target of a reference is highlighted.
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

// Tables on small screens: a row becomes a card whose cells are labelled with their column. The labels are only visual;
// screen readers read the table header, which the roles of the cells preserve.
const stacked = (selector: string, rule: Record<string, unknown>) =>
  base(part(selector), { '@media': { [media.mobile]: rule } });
stacked('table.stackable', { inlineSize: '100%' });
stacked('.stackable thead', visuallyHiddenStyle);
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

// The preview of a link that is alone in its paragraph: the title and description of its page, and its site.
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
