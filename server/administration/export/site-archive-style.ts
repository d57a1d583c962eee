import type { Palette } from '#theme/tokens/color-roles.ts';
import { type ThemeVariables, themePalette } from '#theme/tokens/theme-variables.ts';

const colorsOf = (palette: Palette): string =>
  (
    [
      'page',
      'surface',
      'text',
      'textQuiet',
      'heading',
      'border',
      'link',
      'linkVisited',
      'focus',
      'surfaceSunken',
    ] as const
  )
    .map((role) => `--${role}:${palette[role]}`)
    .join(';');

/** Returns the style sheet of an archive in the colours of the site, light and dark as the device. */
export const archiveStyle = (
  variables: ThemeVariables,
): string => `:root{color-scheme:light dark;${colorsOf(themePalette(variables, 'light'))}}
@media(prefers-color-scheme:dark){:root{${colorsOf(themePalette(variables, 'dark'))}}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
header,main,footer{max-inline-size:48rem;margin-inline:auto;padding:1rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:baseline}
header nav{display:flex;flex-wrap:wrap;gap:1rem}
.site{font-size:1.25rem;font-weight:700}
h1,h2,h3{color:var(--heading);line-height:1.25}
h1{font-size:1.75rem;margin-block:.5rem 1rem}
h2{font-size:1.125rem}
a{color:var(--link)}
a:visited{color:var(--linkVisited)}
a:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.skip{position:absolute;inset-block-start:-4rem;background:var(--surface);padding:.5rem 1rem}
.skip:focus{inset-block-start:0}
.list{list-style:none;margin:0;padding:0;border:1px solid var(--border);border-radius:.5rem;background:var(--surface)}
.list .list{margin-block-start:.5rem}
.list>li{padding:.75rem 1rem}
.list>li+li,.list article+article{border-block-start:1px solid var(--border)}
.quiet,footer{color:var(--textQuiet);font-size:.875rem}
.quiet{margin:0}
.post{margin-block:0 1rem;padding:1rem;border:1px solid var(--border);border-radius:.5rem;background:var(--surface)}
.post h2{margin:0}
.body>*{max-inline-size:100%}
.body table{display:block;overflow-x:auto;border-collapse:collapse}
.body th,.body td{border:1px solid var(--border);padding:.25rem .5rem}
.body blockquote{margin-inline:0;padding-inline-start:1rem;border-inline-start:3px solid var(--border)}
.body pre{overflow-x:auto;white-space:pre-wrap}
.body pre,.body code{background:var(--surfaceSunken);border-radius:.25rem;padding:.125rem .25rem}
.body pre{padding:.5rem .75rem}
.body pre code{padding:0}
img{max-inline-size:100%;block-size:auto}
.photo{inline-size:4rem;block-size:4rem;border-radius:50%;object-fit:cover}
.pager{display:flex;gap:1.5rem;margin-block:1rem}
`;
