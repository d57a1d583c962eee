import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listModerationMessages } from '#api/moderation/site-message/moderation-message.client.ts';

/** The query for the moderation messages that are meant for the viewer and not dismissed. */
export const moderationMessagesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['moderation-messages', 'for-me'],
    queryFn: async () => (await listModerationMessages(api, { forMe: true })).body,
  });
