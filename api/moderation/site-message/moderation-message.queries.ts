import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listModerationMessages } from '#api/moderation/site-message/moderation-message.client.ts';

/** What everybody should read first, as far as it is meant for the asking person and not put aside. */
export const moderationMessagesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['moderation-messages', 'for-me'],
    queryFn: async () => (await listModerationMessages(api, { forMe: true })).body,
  });
