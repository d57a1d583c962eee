import { queryOptions } from '@tanstack/react-query';
import { readConfig, readConfigSchema, readShownConfig } from '#api/administration/setting/config.client.ts';
import type { Api } from '#api/api.ts';

/** Patterns of the settings that page rendering reads. */
const shown = [
  'ui.*',
  'branding.*',
  'customLayout.*',
  'garden.*',
  'entry.*',
  'registration.*',
  'password.*',
  'discussions.*',
  'comments.*',
  'conversations.*',
  'posts.*',
  'drafts.*',
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

/**
 * Returns the query for the settings that page rendering reads, with texts in the language of the viewer. Only publicly
 * readable settings are included.
 */
export const siteSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['config', 'shown'],
    queryFn: async (): Promise<Readonly<Record<string, unknown>>> => (await readShownConfig(api, shown)).body,
  });

/** Returns the query for the current values of the settings that match the patterns, for settings forms. */
export const chosenSettingsQuery = (api: Api, patterns: readonly string[]) =>
  queryOptions({
    queryKey: ['config', 'chosen', patterns],
    queryFn: async (): Promise<Readonly<Record<string, unknown>>> => (await readConfig(api, patterns)).body,
  });

/** Returns the query for the descriptions of settings: type, limits, default, and whether the viewer may change them. */
export const settingDescriptionsQuery = (api: Api, names: readonly string[]) =>
  queryOptions({
    queryKey: ['config', 'descriptions', names],
    queryFn: async () => (await readConfigSchema(api, names)).body,
    staleTime: Number.POSITIVE_INFINITY,
  });
