import { FileField } from '#components/conversation/file-field.tsx';
import { aWriting, composerIn, draftPropsIn } from '#stories/support/story-composer.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aMessageFile } from '#tests/support/builders/conversation-builders.ts';

export default { title: 'conversation / file-field' };

const view = (files: readonly object[], most = 5) => (
  <StorySite me={ingrid} permissions={['uploads.add']} settings={{ 'conversations.maxFiles': most }}>
    <FileField
      composer={composerIn({
        keeping: draftPropsIn(
          { server: 'saved' },
          { writing: aWriting({ meta: { files } }), changedAt: 1, savedAt: 1 },
        ),
      })}
    />
  </StorySite>
);

export const Empty = () => view([]);

export const Chosen = () => view([aMessageFile(), aMessageFile({ mediaID: 4, name: 'tide table.txt', size: 900 })]);

export const Full = () => view([aMessageFile()], 1);
