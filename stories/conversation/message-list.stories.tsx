import { MessageList } from '#components/conversation/message-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aMessage, aMessageFile, anOwnMessage } from '#tests/support/builders/conversation-builders.ts';

export default { title: 'conversation / message-list' };

export const Populated = () => (
  <StorySite me={ingrid}>
    <MessageList messages={[anOwnMessage(), aMessage()]} />
  </StorySite>
);

export const WithFiles = () => (
  <StorySite me={ingrid}>
    <MessageList messages={[aMessage({ files: [aMessageFile()] })]} />
  </StorySite>
);

export const OnlyFiles = () => (
  <StorySite me={ingrid}>
    <MessageList messages={[aMessage({ body: '', files: [aMessageFile()] })]} />
  </StorySite>
);

export const RightToLeft = () => (
  <StorySite me={ingrid}>
    <MessageList messages={[aMessage({ body: '<p dir="auto">هل يمكنك المجيء غدًا؟</p>' })]} />
  </StorySite>
);
