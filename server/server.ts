import '#server/platform/http/fastify-types.ts';
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { confirmationHook } from '#server/account/credential/confirmation-hook.ts';
import { expirySweep } from '#server/account/own-data/sweep.ts';
import { entryResource } from '#server/account/sign-in/entry.routes.ts';
import { linkKeys } from '#server/account/sign-in/link-key.ts';
import { signOnRoutes } from '#server/account/sign-in/sign-on.routes.ts';
import { webhookPlanner } from '#server/administration/webhook/webhook-planner.ts';
import { apiPrefix, apiServer } from '#server/api-server.ts';
import { uploadsResource } from '#server/composer/media/uploads.routes.ts';
import { jobWorkers } from '#server/jobs/job-workers.ts';
import { unsubscribeForm } from '#server/mail/unsubscribe.routes.ts';
import { rolePreviewGuard } from '#server/member/role/role-preview-guard.ts';
import { muteGuard } from '#server/moderation/permission/mute-guard.ts';
import { notifierPlugin } from '#server/notification/cause-worker.ts';
import { readingRoutes } from '#server/pages/api-routes.ts';
import { pageRoutes } from '#server/pages/page-routes.ts';
import type { Forum } from '#server/platform/forum.ts';
import { forgeryProtection } from '#server/platform/http/forgery.ts';
import { languageHook } from '#server/platform/http/language-hook.ts';
import { networkOf } from '#server/platform/http/network.ts';
import { answerUnderPressure } from '#server/platform/http/pressure.ts';
import { parseQueryInRouter, parseQueryString, queryRefusal } from '#server/platform/http/query-string.ts';
import { requestHook } from '#server/platform/http/request-hook.ts';
import { viewerHook } from '#server/platform/http/viewer-hook.ts';
import { closedSite } from '#server/site/closed-site.ts';
import { healthRoutes } from '#server/site/health.routes.ts';
import { metricsRoutes } from '#server/site/metrics.routes.ts';
import { siteErrors } from '#server/site/site-errors.ts';
import { siteRoutes } from '#server/site/site-routes.ts';

/** The maximum size of a request body other than an upload, in bytes. */
const bodyLimit = 2 * 1_024 * 1_024;

/**
 * Creates the forum's HTTP server without starting to listen: the API, the pages and their files. API tests omit the
 * pages.
 */
export async function createServer(forum: Forum, { withPages = true } = {}): Promise<FastifyInstance> {
  const { configuration, log } = forum;
  const logsRequests = ['debug', 'trace'].includes(configuration.logLevel);
  const server = fastify({
    loggerInstance: log as never,
    trustProxy: configuration.trustProxy as boolean,
    bodyLimit,
    requestTimeout: 30_000,
    // Loading the page bundle on a slow or busy machine can exceed Fastify's default timeout of ten seconds, which must
    // not prevent the start.
    pluginTimeout: 0,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: !logsRequests }),
    routerOptions: { querystringParser: parseQueryInRouter, ignoreTrailingSlash: true, maxParamLength: 500 },
  }) as unknown as FastifyInstance;
  server.decorate('forum', forum);
  // Test runs overload a machine more than any forum; in tests a slow response is better than a rejected request.
  const maxEventLoopDelay = configuration.environment === 'test' ? 0 : 5_000;
  await server.register(underPressure, {
    maxEventLoopDelay,
    exposeStatusRoute: false,
    pressureHandler: answerUnderPressure,
  });
  await server.register(siteErrors);
  await server.register(cookie);
  await server.register(formbody, { parser: parseQueryString });
  await server.register(multipart, { limits: { fileSize: 1_073_741_824, files: 1, fields: 20 } });
  // Without a referrer, a browser sends forms of the site's own pages with `Origin: null`, which does not identify the
  // origin (forgery.ts).
  const referrerPolicy = { policy: 'same-origin' } as const;
  const hsts = configuration.siteUrl.startsWith('https:');
  await server.register(helmet, { contentSecurityPolicy: false, referrerPolicy, hsts });
  await server.register(rateLimit, { global: false, keyGenerator: ({ ip }) => networkOf(ip) });
  await server.register(queryRefusal);
  await server.register(metricsRoutes);
  await server.register(healthRoutes);
  await server.register(requestHook);
  await server.register(viewerHook);
  await server.register(muteGuard);
  await server.register(rolePreviewGuard);
  await server.register(confirmationHook);
  await server.register(languageHook);
  await server.register(closedSite);
  await server.register(forgeryProtection);
  await server.register(expirySweep);
  await server.register(notifierPlugin);
  await server.register(jobWorkers);
  await server.register(webhookPlanner);
  await server.register(readingRoutes);
  await server.register(apiServer, { prefix: apiPrefix });
  await server.register(siteRoutes);
  await server.register(uploadsResource);
  await server.register(linkKeys);
  await server.register(entryResource);
  await server.register(signOnRoutes);
  await server.register(unsubscribeForm);
  if (withPages) await server.register(pageRoutes);
  return server;
}
