import { FileList } from '#components/conversation/file-list.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aMessageFile } from '#tests/support/builders/conversation-builders.ts';

export default { title: 'conversation / file-list' };

export const Some = () => (
  <StorySite>
    <FileList
      files={[aMessageFile(), aMessageFile({ mediaID: 4, name: 'A name that is longer than the place it has.zip' })]}
    />
  </StorySite>
);
