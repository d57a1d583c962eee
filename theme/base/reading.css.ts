import { base } from '#theme/base-style.ts';
import { vars } from '#theme/contract.css.ts';

// `data-reading` marks members' posts (with `dir="auto"`): a readable font size, line length and spacing.
const inside = (selector: string) => `[data-reading] :where(${selector})`;

base('[data-reading]', {
  fontSize: vars.text.reading,
  lineHeight: vars.leading.reading,
  overflowWrap: 'anywhere',
});
base('[data-reading] > * + *', { marginBlockStart: vars.space.medium });
base('[data-reading] > :is(h1, h2, h3, h4):not(:first-child)', { marginBlockStart: vars.space.large });
// Lines are short enough to read comfortably. Each block is aligned to the start of its own writing direction.
base('[data-reading] > :is(p, ul, ol, blockquote, h1, h2, h3, h4)', {
  maxInlineSize: '46rem',
  marginInlineEnd: 'auto',
});
base(inside('h1, h2'), { fontSize: vars.text.title });
base(inside('h3'), { fontSize: vars.text.large });
base(inside('ul'), { listStyle: 'disc', paddingInlineStart: '1.5em' });
base(inside('ol'), { listStyle: 'decimal', paddingInlineStart: '1.75em' });
base(inside('li + li, li > ul, li > ol'), { marginBlockStart: vars.space.tiny });
base(inside('li::marker'), { color: vars.color.textQuiet });
base(inside('blockquote'), {
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.small,
  borderInlineStart: `3px solid ${vars.color.borderStrong}`,
  color: vars.color.textQuiet,
});
base(inside('blockquote > * + *'), { marginBlockStart: vars.space.small });
base(inside('code'), {
  paddingInline: '0.35em',
  paddingBlock: '0.12em',
  borderRadius: vars.radius.small,
  background: vars.color.codeBackground,
  color: vars.color.code,
});
base(inside('pre'), {
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.codeBackground,
  color: vars.color.code,
  fontSize: vars.text.small,
  lineHeight: vars.leading.normal,
  overflowX: 'auto',
  direction: 'ltr',
  textAlign: 'start',
});
base('[data-reading] :where(pre code)', { padding: 0, background: 'none', fontSize: 'inherit' });
base(inside('table'), { display: 'block', overflowX: 'auto', inlineSize: 'fit-content', maxInlineSize: '100%' });
base(inside('th, td'), {
  paddingInline: vars.space.snug,
  paddingBlock: vars.space.small,
  border: `1px solid ${vars.color.border}`,
  overflowWrap: 'normal',
});
base(inside('th'), { background: vars.color.surfaceSunken, fontWeight: vars.weight.semibold });
base(inside('img, video'), { borderRadius: vars.radius.medium });
base(inside('kbd'), {
  paddingInline: '0.4em',
  border: `1px solid ${vars.color.borderStrong}`,
  borderBlockEndWidth: '2px',
  borderRadius: vars.radius.small,
});
base(inside('a:visited'), { color: vars.color.linkVisited });
