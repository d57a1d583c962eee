import { queryOptions } from '@tanstack/react-query';
import { readConfig } from '#api/administration/setting/config.client.ts';
import type { Api } from '#api/api.ts';

/** Patterns of the settings that page rendering reads. */
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

/** Returns the query for the settings that page rendering reads. Only publicly readable settings are included. */
export const siteSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['config', 'shown'],
    queryFn: async (): Promise<Readonly<Record<string, unknown>>> => (await readConfig(api, shown)).body,
  });

/** Returns the query for the current values of the settings that match the patterns, for settings forms. */
export const chosenSettingsQuery = (api: Api, patterns: string[]) =>
  queryOptions({
    queryKey: ['config', 'chosen', patterns],
    queryFn: async (): Promise<Readonly<Record<string, unknown>>> => (await readConfig(api, patterns)).body,
  });
