import { queryOptions } from '@tanstack/react-query';
import { readConfig } from '#api/administration/setting/config.client.ts';
import type { Api } from '#api/api.ts';

/** The settings that pages are drawn by. */
const shown = [
  'ui.*',
  'branding.*',
  'garden.*',
  'entry.*',
  'registration.*',
  'password.*',
  'discussions.*',
  'comments.*',
  'conversations.*',
  'posts.*',
  'threads.*',
  'signatures.*',
  'tagging.*',
  'externalAttachments.*',
  'triage.*',
  'featureFlags.*',
  'upload.*',
  'search.*',
  'links.*',
  'embed.*',
  'botProtection.*',
  'digest.enabled',
  'privacy.*',
  'qna.followUp.enabled',
];

/** The settings that pages are drawn by, as far as everybody may see them. */
export const siteSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['config', 'shown'],
    queryFn: async (): Promise<Readonly<Record<string, unknown>>> => (await readConfig(api, shown)).body,
  });

/** Some settings as they are now, by patterns of their names, for those who change them. */
export const chosenSettingsQuery = (api: Api, patterns: string[]) =>
  queryOptions({
    queryKey: ['config', 'chosen', patterns],
    queryFn: async (): Promise<Readonly<Record<string, unknown>>> => (await readConfig(api, patterns)).body,
  });
