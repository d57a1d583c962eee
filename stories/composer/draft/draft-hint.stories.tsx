import { DraftHint } from '#components/composer/draft/draft-hint.tsx';
import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { noteKeptText, noteServerText } from '#machines/composer/draft/kept-text-index.ts';
import { type WritingPlace, writingKey } from '#machines/composer/form/writing.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / draft-hint' };

const placeIn = (parentRecordID: number): WritingPlace => ({
  userID: 7,
  recordType: 'comment',
  parentRecordType: 'discussion',
  parentRecordID,
});

const hint = (place: WritingPlace) => (
  <StorySite me={ingrid}>
    <WritingProvider>
      <DraftHint place={place} />
    </WritingProvider>
  </StorySite>
);

export const WithDraft = () => {
  noteKeptText(writingKey(placeIn(90)), true);
  return hint(placeIn(90));
};

export const OnTheServer = () => {
  noteServerText(writingKey(placeIn(91)), true);
  return hint(placeIn(91));
};

export const WithoutDraft = () => hint(placeIn(92));
