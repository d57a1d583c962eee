import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import { inProject } from '#server/platform/configuration/project-folder.ts';
import { escapeHtml } from '#server/post/body/html-text.ts';

/** The script that runs in every frame and communicates with the page (docs/behavior/fragment.md#bridge). */
export const runtimeScript = readFileSync(inProject('server/administration/fragment/fragment-runtime.js'), 'utf8');

/** The hash of the runtime script, which is part of its URL. */
export const runtimeMark = createHash('sha256').update(runtimeScript).digest('hex').slice(0, 16);

/** The parts of a frame document. */
export interface FrameDocument {
  readonly title: string;
  /** The URLs of the script and the style sheet. Omitted in a preview, which receives their text from the page. */
  readonly script?: string;
  readonly style?: string;
}

/** Returns the HTML of a frame. The runtime loads the script and the style sheet after the first message of the page. */
const render = ({ title, script, style }: FrameDocument): string => {
  const attribute = (name: string, url: string | undefined) => (url ? ` data-${name}="${escapeHtml(url)}"` : '');
  const early = script ? `<link rel="modulepreload" href="${escapeHtml(script)}">` : '';
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${early}<script src="/fragments/runtime-${runtimeMark}.js"${attribute('script', script)}${attribute('style', style)} defer></script>
</head>
<body></body>
</html>
`;
};

/**
 * Returns the Content Security Policy of a frame. `sandbox` gives the document an opaque origin, also when it is
 * opened alone. It can load scripts, styles and media of this site, and cannot send data anywhere. A preview also runs
 * scripts from the page, as `blob:`.
 */
const policyOf = ({ isPreview, ancestors }: { isPreview: boolean; ancestors: readonly string[] }): string =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'self'${isPreview ? ' blob:' : ''}`,
    `style-src 'self'${isPreview ? ' blob:' : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors 'self'${ancestors.map((origin) => ` ${origin}`).join('')}`,
  ].join('; ');

/** Features of the browser that no frame may use. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'microphone',
  'payment',
  'screen-wake-lock',
  'usb',
];

/** Sends a frame document. `ancestors` are the other origins that may embed the forum. */
export function sendFrame(reply: FastifyReply, document: FrameDocument, ancestors: readonly string[]): FastifyReply {
  // X-Frame-Options cannot list origins; `frame-ancestors` replaces it.
  if (ancestors.length > 0) reply.removeHeader('X-Frame-Options');
  // The header has no effect on a document with an opaque origin.
  reply.removeHeader('Origin-Agent-Cluster');
  return reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', policyOf({ isPreview: document.script === undefined, ancestors }))
    .header('Permissions-Policy', refusedFeatures.map((feature) => `${feature}=()`).join(', '))
    .header('Referrer-Policy', 'no-referrer')
    .header('Cache-Control', 'public, max-age=300')
    .send(render(document));
}
