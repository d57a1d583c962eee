import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { type OutboxEntry, outboxRoutes } from '#api/mail/outbox.contract.ts';
import { requireFullAdministrator } from '#server/member/role/authority.ts';
import { apiDate } from '#server/member/session/session.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { headerOf, readEml } from './eml-file.ts';

/** The maximum number of listed messages. */
const mostListed = 100;

/**
 * Checks that the viewer may read the outbox. E-mails contain links that grant access to accounts, including
 * administrators' accounts. Reading them therefore requires authority over all members. A development forum shows them
 * to everyone.
 */
function requireOutbox({ configuration }: Forum, viewer: Viewer): void {
  if (configuration.environment === 'development') return;
  requirePermission(viewer, 'site.manage');
  requireFullAdministrator(viewer);
}

async function readSource({ mailer }: Forum, name: string): Promise<string> {
  const isPlain = /^[\w@-][\w.@-]*\.eml$/.test(name);
  const source =
    mailer.outboxFolder && isPlain
      ? await readFile(join(mailer.outboxFolder, name), 'utf8').catch(() => undefined)
      : undefined;
  if (source === undefined) throw new ApiError('outbox.not-found');
  return source;
}

const entryOf = (name: string, source: string): OutboxEntry => {
  const message = readEml(source);
  return {
    name,
    to: headerOf(message, 'To'),
    subject: headerOf(message, 'Subject'),
    date: apiDate(new Date(headerOf(message, 'Date') || 0)),
  };
};

// The frame may load images only and run no scripts. Links open outside the frame.
const frameSecurity =
  "default-src 'none'; img-src 'self' https: data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The routes of the outbox viewer, for the e-mails that the forum would have sent if it had a mail server. */
export const outboxResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...outboxRoutes.list,
    handler: async ({ viewer }) => {
      requireOutbox(forum, viewer);
      const folder = forum.mailer.outboxFolder;
      if (!folder) return { isKept: false, messages: [] };
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      const latest = names.sort().reverse().slice(0, mostListed);
      const messages = await Promise.all(latest.map(async (name) => entryOf(name, await readSource(forum, name))));
      return { isKept: true, messages };
    },
  });

  server.route({
    ...outboxRoutes.read,
    handler: async ({ viewer, params: { name } }) => {
      requireOutbox(forum, viewer);
      const source = await readSource(forum, name);
      const { headers, text } = readEml(source);
      return { ...entryOf(name, source), headers: [...headers], text, source };
    },
  });

  server.route({
    ...outboxRoutes.html,
    handler: async ({ viewer, params: { name } }, reply) => {
      requireOutbox(forum, viewer);
      const { html } = readEml(await readSource(forum, name));
      return reply
        .header('Content-Security-Policy', frameSecurity)
        .type('text/html; charset=utf-8')
        .serializer((text: unknown) => String(text))
        .send(html.replace('<head>', '<head><base target="_blank">'));
    },
  });
};
