import { DraftHint } from '#components/composer/draft/draft-hint.tsx';
import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { recordDeviceText, recordServerText } from '#machines/composer/draft/stored-text-index.ts';
import { type ComposerTarget, writingKey } from '#machines/composer/form/writing.ts';
import { EmptyStory } from '#stories/support/page/empty-story.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / draft-hint' };

const placeIn = (parentRecordID: number): ComposerTarget => ({
  userID: 7,
  recordType: 'comment',
  parentRecordType: 'discussion',
  parentRecordID,
});

const hint = (place: ComposerTarget) => (
  <StorySite me={ingrid}>
    <WritingProvider>
      <DraftHint place={place} />
    </WritingProvider>
  </StorySite>
);

export const WithDraft = () => {
  recordDeviceText(writingKey(placeIn(90)), true);
  return hint(placeIn(90));
};

export const OnTheServer = () => {
  recordServerText(writingKey(placeIn(91)), true);
  return hint(placeIn(91));
};

export const WithoutDraft = () => (
  <EmptyStory reason="No unfinished text is stored for this discussion.">{hint(placeIn(92))}</EmptyStory>
);
