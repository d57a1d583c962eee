import { globalStyle } from '@vanilla-extract/css';
import { base } from '#theme/base-style.ts';
import { paletteVars } from '#theme/themes/palette-vars.ts';
import { media } from '#theme/tokens/breakpoints.ts';
import { light, lightShadows } from '#theme/tokens/light.ts';

// Printed pages use the light palette, whatever palette the screen has. The ID selector, which matches no element,
// raises the specificity above that of all palettes.
globalStyle(':root:not(#screen)', { '@media': { [media.print]: paletteVars(light, lightShadows, 'light') } });

base('html, body', { '@media': { [media.print]: { background: 'white !important' } } });

// Controls, forms and page navigation have no use on paper.
const screenOnly =
  'main button, main nav, main form, main input, main textarea, main [role="status"], main [role="tooltip"]';
base(screenOnly, { '@media': { [media.print]: { display: 'none !important' } } });

// A relative date such as "yesterday" has no meaning on paper, so the full date is printed instead.
base('main time[title]', { '@media': { [media.print]: { fontSize: '0 !important' } } });
base('main time[title]::after', {
  '@media': { [media.print]: { content: 'attr(title)', fontSize: '0.8125rem' } },
});

base('main article', { '@media': { [media.print]: { boxShadow: 'none !important' } } });
base('h1, h2, h3, h4, h5, h6', { '@media': { [media.print]: { breakAfter: 'avoid' } } });
base('p, li, blockquote', { '@media': { [media.print]: { orphans: 3, widows: 3 } } });
base('img, pre, tr', { '@media': { [media.print]: { breakInside: 'avoid' } } });
// Paper does not scroll: long lines wrap, and wide tables take their full width.
base('[data-reading] pre', { '@media': { [media.print]: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } } });
base('[data-reading] table', { '@media': { [media.print]: { display: 'table !important', overflow: 'visible' } } });
// Prints the address of a link after its text, unless the text is the address.
base('[data-reading] a[rel~="ugc"]:not([data-bare])::after', {
  '@media': { [media.print]: { content: '" (" attr(href) ")"', fontSize: '0.8125rem', overflowWrap: 'anywhere' } },
});
