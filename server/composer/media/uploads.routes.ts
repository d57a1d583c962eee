import { mkdir } from 'node:fs/promises';
import { extname } from 'node:path';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isFragmentFile } from '#server/administration/fragment/fragment-cache.ts';
import { mediaFolderOf, uploadsPrefix } from '#server/composer/media/media-store.ts';
import type { Forum } from '#server/platform/forum.ts';

/** The types that a browser displays inline. All other files are downloaded. */
const shown: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.oga': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.wav': 'audio/wav',
  '.flac': 'audio/flac',
  '.m4a': 'audio/mp4',
  '.mp4': 'video/mp4',
  '.m4v': 'video/mp4',
  '.ogv': 'video/ogg',
  '.mov': 'video/quicktime',
  '.webm': 'video/webm',
};

const setFileHeaders = (reply: { header(name: string, value: string): unknown }, path: string): void => {
  const type = shown[extname(path).toLowerCase()];
  reply.header('X-Content-Type-Options', 'nosniff');
  reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
  reply.header('Cross-Origin-Resource-Policy', 'same-site');
  if (type) reply.header('Content-Type', type);
  else reply.header('Content-Disposition', 'attachment');
};

/** Checks whether a URL is that of an image of the site itself (logo, icons, share image), which everyone can see. */
export async function isSitePicture({ media, settings }: Forum, url: string): Promise<boolean> {
  const path = media.pathOf(url);
  if (path === undefined) return false;
  const all = await settings.get();
  const { logoUrl, logoUrlMobile, logoUrlDark, logoUrlMobileDark } = all['ui.titleBar'];
  const icons = [all['branding.favicon'], all['branding.touchIcon'], all['branding.shareImage']];
  return [logoUrl, logoUrlMobile, logoUrlDark, logoUrlMobileDark, ...icons].some(
    (picture) => media.pathOf(picture) === path,
  );
}

/**
 * Serves uploaded files under `/uploads/`. The content of a path never changes, so browsers cache it permanently. Range
 * requests are supported. No file can act as a page of this site, and other sites may embed only the site's own images
 * and the files of fragments.
 */
export async function uploadsResource(server: FastifyInstance): Promise<void> {
  const { forum } = server;
  const root = mediaFolderOf(forum.configuration.dataFolder);
  await mkdir(root, { recursive: true });
  server.addHook('onSend', async ({ url }, reply) => {
    // E-mails show a logo in the reader's mail client, which may be on another site, or in a frame of the outbox
    // without an origin. The frame of a fragment has an opaque origin.
    if ((await isSitePicture(forum, url)) || (await isFragmentFile(forum, url)))
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  await server.register(statics, {
    root,
    prefix: uploadsPrefix,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
    allowedPath: (path) => !path.endsWith('.part'),
    setHeaders: setFileHeaders,
  });
}
