import { globalStyle } from '@vanilla-extract/css';
import { base } from '#theme/base-style.ts';
import { paletteVars } from '#theme/themes/palette-vars.ts';
import { media } from '#theme/tokens/breakpoints.ts';
import { light, lightShadows } from '#theme/tokens/light.ts';

// Paper is white, whatever palette the screen has; the id that nobody bears makes this win over all of them.
globalStyle(':root:not(#screen)', { '@media': { [media.print]: paletteVars(light, lightShadows, 'light') } });

base('html, body', { '@media': { [media.print]: { background: 'white !important' } } });

// What can only be pressed, typed into or followed to other pages of a list says nothing on paper.
const screenOnly =
  'main button, main nav, main form, main input, main textarea, main [role="status"], main [role="tooltip"]';
base(screenOnly, { '@media': { [media.print]: { display: 'none !important' } } });

// On paper "yesterday" means nothing: the whole date is printed instead.
base('main time[title]', { '@media': { [media.print]: { fontSize: '0 !important' } } });
base('main time[title]::after', {
  '@media': { [media.print]: { content: 'attr(title)', fontSize: '0.8125rem' } },
});

base('main article', { '@media': { [media.print]: { boxShadow: 'none !important' } } });
base('h1, h2, h3, h4, h5, h6', { '@media': { [media.print]: { breakAfter: 'avoid' } } });
base('p, li, blockquote', { '@media': { [media.print]: { orphans: 3, widows: 3 } } });
base('img, pre, tr', { '@media': { [media.print]: { breakInside: 'avoid' } } });
// Paper does not scroll: long lines break, and wide tables are as wide as they must be.
base('[data-reading] pre', { '@media': { [media.print]: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } } });
base('[data-reading] table', { '@media': { [media.print]: { display: 'table !important', overflow: 'visible' } } });
// Where a link leads stands behind its words, unless they say it themselves.
base('[data-reading] a[rel~="ugc"]:not([data-bare])::after', {
  '@media': { [media.print]: { content: '" (" attr(href) ")"', fontSize: '0.8125rem', overflowWrap: 'anywhere' } },
});
