import type { Api } from '#api/api.ts';
import type { MailServerChange, mailServerRoutes } from './mail-server.contract.ts';

type Routes = typeof mailServerRoutes;

/** Reads the settings of the mail server. Requires `site.manage`. */
export const readMailServer = (api: Api) => api.call<Routes['read']>('GET', '/mail-server');

/** Changes the settings of the mail server. Requires a confirmed session of an administrator. */
export const changeMailServer = (api: Api, body: MailServerChange) =>
  api.call<Routes['change']>('PATCH', '/mail-server', { body });

/** Sends a test message to the viewer's own address. Requires `site.manage`. */
export const testMailServer = (api: Api) => api.call<Routes['test']>('POST', '/mail-server/test');
