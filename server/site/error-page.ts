import { createHash } from 'node:crypto';
import type { ApiErrorBody } from '#api/failure.ts';
import type { Translations } from '#api/translations.ts';
import { escapeHtml } from '#server/post/body/html-text.ts';
import type { Palette } from '#theme/tokens/color-roles.ts';
import { dark } from '#theme/tokens/dark.ts';
import { light } from '#theme/tokens/light.ts';

const colorsOf = ({ page, text, link }: Palette) => `--page:${page};--text:${text};--link:${link}`;

const style = `
:root{color-scheme:light dark;${colorsOf(light)}}
@media(prefers-color-scheme:dark){:root{${colorsOf(dark)}}}
body{background:var(--page);color:var(--text);max-inline-size:34rem;margin:15vh auto;padding-inline:1rem;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
h1{line-height:1.25}
a{color:var(--link)}
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** The Content-Security-Policy of an error page, which allows only the page's own style. */
export const errorPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** Returns the texts of an error page: heading, sentence and link label (docs/behavior/shell.md#error-pages). */
const wordsFor = ({ status, code, message }: ApiErrorBody, { t }: Translations): readonly [string, string, string] => {
  if (code === 'permission.missing') return [message, t('shell.fault.permission-text'), t('shell.fault.home')];
  if (code === 'route.not-found') return [message, t('shell.fault.not-found-text'), t('shell.leaving.home')];
  if (code === 'server.restoring') return [t('shell.fault.restoring'), message, t('shell.fault.home')];
  return [t('shell.fault.error'), status === 500 ? t('shell.fault.later') : message, t('shell.fault.home')];
};

/**
 * Returns an error page for cases where no regular page can be rendered. It is small, has no scripts and depends on
 * nothing but texts.
 */
export function renderErrorPage(body: ApiErrorBody, words: Translations): string {
  const { code, direction } = words.spoken;
  const [title, text, home] = wordsFor(body, words).map(escapeHtml);
  return `<!doctype html>
<html lang="${code}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">${home}</a></p>
</main>
</body>
</html>
`;
}
