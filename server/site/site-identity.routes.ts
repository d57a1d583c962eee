import type { FastifyInstance, FastifyReply } from 'fastify';
import { settingsIn } from '#server/administration/setting/translated-settings.ts';
import { defaultPhotoPath } from '#server/platform/http/absolute-addresses.ts';
import { loadSiteTexts } from '#server/platform/text/site-texts.ts';
import { renderSiteIcon } from './site-icon.ts';
import { xmlText } from './xml.ts';

const day = 86_400;

const keptFor = (reply: FastifyReply, seconds: number): FastifyReply =>
  reply.header('Cache-Control', `public, max-age=${seconds}`);

/** The default photo of members without one, for API clients: head and shoulders in grey. */
const defaultPhoto = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80">
<rect width="80" height="80" fill="#dfe3e6"/><circle cx="40" cy="31" r="14" fill="#8a949c"/>
<path d="M12 80a28 28 0 0 1 56 0z" fill="#8a949c"/></svg>`;

/** The sizes of the site's icon for home screens, by URL. Each is rendered on first request. */
const pictureSizes = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 } as const;

async function renderIconPng(size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(renderSiteIcon('square')), { density: 600 })
    .resize(size)
    .png()
    .toBuffer();
}

/**
 * Registers the files with which browsers and devices present the site: its icons, its web app manifest, its search
 * description.
 */
export async function siteIdentityRoutes(server: FastifyInstance): Promise<void> {
  const { forum } = server;
  const drawn = new Map<number, Promise<Buffer>>();
  const render = (size: number): Promise<Buffer> => {
    const cached = drawn.get(size) ?? renderIconPng(size);
    drawn.set(size, cached);
    return cached;
  };

  server.get('/favicon.svg', async (_, reply) =>
    keptFor(reply, 7 * day)
      .type('image/svg+xml')
      .send(renderSiteIcon('round')),
  );

  server.get(defaultPhotoPath, async (_, reply) =>
    keptFor(reply, 7 * day)
      .type('image/svg+xml')
      .send(defaultPhoto),
  );

  server.get('/favicon.ico', async (_, reply) =>
    keptFor(reply, 7 * day)
      .type('image/png')
      .send(await render(48)),
  );

  for (const [path, size] of Object.entries(pictureSizes)) {
    server.get(path, async (_, reply) =>
      keptFor(reply, 7 * day)
        // E-mails show the icon in another site's page, or in a sandboxed frame of the outbox, which has no origin.
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .type('image/png')
        .send(await render(size)),
    );
  }

  server.get('/manifest.webmanifest', async (request, reply) => {
    const settings = await settingsIn(forum, request.language);
    const ownIcons = [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    }));
    const chosen = settings['branding.touchIcon'];
    return keptFor(reply, day)
      .header('Vary', 'Cookie, Accept-Language')
      .type('application/manifest+json')
      .send({
        name: settings['ui.siteName'],
        short_name: settings['ui.siteName'],
        description: settings['ui.siteDescription'],
        id: '/',
        start_url: '/',
        display: 'standalone',
        icons: chosen
          ? [{ src: chosen, sizes: '512x512' }]
          : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...ownIcons],
      });
  });

  server.get('/opensearch.xml', async (request, reply) => {
    const settings = await settingsIn(forum, request.language);
    const address = xmlText(forum.configuration.siteUrl);
    const siteName = String(settings['ui.siteName']);
    const name = xmlText(siteName);
    const { t } = await loadSiteTexts(forum);
    return keptFor(reply, day)
      .header('Vary', 'Cookie, Accept-Language')
      .type('application/opensearchdescription+xml; charset=utf-8')
      .send(`<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${xmlText(siteName.slice(0, 16))}</ShortName>
  <LongName>${name}</LongName>
  <Description>${xmlText(t('shell.search.engine', { site: siteName }))}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image height="16" width="16" type="image/svg+xml">${address}/favicon.svg</Image>
  <Url type="text/html" method="get" template="${address}/search?query={searchTerms}"/>
</OpenSearchDescription>
`);
  });
}
