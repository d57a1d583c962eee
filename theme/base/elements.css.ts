import { globalStyle } from '@vanilla-extract/css';
import { base } from '#theme/base-style.ts';
import { vars } from '#theme/contract.css.ts';
import { media } from '#theme/tokens/breakpoints.ts';

base('*, *::before, *::after', { boxSizing: 'border-box' });
base('*', { margin: 0 });
base('html', {
  fontSize: '100%',
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  // Prevents the sticky title bar from covering a focused element.
  scrollPaddingBlockStart: `calc(${vars.size.titleBar} + ${vars.space.large})`,
  scrollPaddingBlockEnd: vars.space.large,
});
base('body', {
  minBlockSize: '100dvb',
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.medium,
  lineHeight: vars.leading.normal,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
});
base('h1, h2, h3, h4, h5, h6', {
  color: vars.color.heading,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
base('h1', { fontSize: vars.text.headline });
base('h2', { fontSize: vars.text.title });
base('h3', { fontSize: vars.text.large });
base('h4, h5, h6', { fontSize: vars.text.medium });
base('p, li, dd, blockquote, figcaption', { overflowWrap: 'anywhere' });
base('p', { textWrap: 'pretty' });
base('a', { color: vars.color.link, textUnderlineOffset: '0.16em', textDecorationThickness: '1px' });
base('a:hover', { color: vars.color.linkHover });
base('ul, ol', { padding: 0, listStyle: 'none' });
base('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
base('img, video', { blockSize: 'auto' });
base('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
base('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
base('legend', { padding: 0 });
base('table', { borderCollapse: 'collapse', inlineSize: '100%' });
base('th', { textAlign: 'start' });
base('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.border}` });
base('code, kbd, samp, pre', { fontFamily: vars.font.code, fontSize: '0.92em' });
base('abbr[title]', { textDecoration: 'none', cursor: 'help' });
base('mark', { background: vars.color.mark, color: vars.color.onMark, borderRadius: '2px' });
base('::selection', { background: vars.color.selection, color: vars.color.text });
base('::placeholder', { color: vars.color.placeholder, opacity: 1 });
base('[hidden]', { display: 'none !important' });
// Without scripts, buttons that only scripts handle are hidden. The rule is outside of the layers, so that other
// unlayered `!important` rules can show a button that is informative without scripts.
globalStyle(':where(button[type="button"]:not([popovertarget]))', {
  '@media': { [media.scriptless]: { display: 'none !important' } },
});
base(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
base(':target', { scrollMarginBlockStart: `calc(${vars.size.titleBar} + ${vars.space.large})` });
base('main:focus, [tabindex="-1"]:focus:not(:focus-visible)', { outline: 'none' });
base('html', {
  '@media': {
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    [media.print]: { background: 'white' },
  },
});
