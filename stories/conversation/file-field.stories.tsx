import { FileField } from '#components/conversation/file-field.tsx';
import { aWriting, draftState, useComposerIn } from '#stories/support/story-composer.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aMessageFile } from '#tests/support/builders/conversation-builders.ts';

export default { title: 'conversation / file-field' };

const Files = ({ files, most = 5 }: { files: readonly object[]; most?: number }) => (
  <StorySite me={ingrid} permissions={['uploads.add']} settings={{ 'conversations.maxFiles': most }}>
    <FileField
      composer={useComposerIn({
        draft: draftState({ server: 'saved' }, { writing: aWriting({ meta: { files } }), changedAt: 1, savedAt: 1 }),
      })}
    />
  </StorySite>
);

export const Empty = () => <Files files={[]} />;

export const Chosen = () => (
  <Files files={[aMessageFile(), aMessageFile({ mediaID: 4, name: 'tide table.txt', size: 900 })]} />
);

export const Full = () => <Files files={[aMessageFile()]} most={1} />;
