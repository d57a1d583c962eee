import { conversationQuery, messagesQuery } from '#api/conversation/conversation.queries.ts';
import { ConversationInspection } from '#components/conversation/conversation-inspection.tsx';
import { conversationInspectionModel } from '#machines/conversation/conversation-inspection.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aConversation, aMessage } from '#tests/support/builders/conversation-builders.ts';

const reason = 'A member reported threats in it.';
const conversation = aConversation({ countMessages: 1 });

/** The scene of a moderator who reads a conversation of others. Its messages are known once the reason is accepted. */
export const conversationInspectionScene = defineScene(conversationInspectionModel, {
  render: () => (
    <StorySite
      isBare
      me={ingrid}
      permissions={['conversations.moderate']}
      seed={(client, api) => {
        client.setQueryData(conversationQuery(api, 12, reason).queryKey, conversation);
        client.setQueryData(messagesQuery(api, 12, 1, reason).queryKey, { messages: [aMessage()], total: 1 });
      }}
    >
      <ConversationInspection conversationID={12} page={undefined} />
    </StorySite>
  ),
});
