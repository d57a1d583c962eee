import { DraftStatus } from '#components/composer/draft/draft-status.tsx';
import { OtherCopy } from '#components/composer/draft/other-copy.tsx';
import type { DraftProps } from '#machines/composer/draft/draft.connect.ts';
import { EmptyStory } from '#stories/support/page/empty-story.tsx';
import { aWriting, aWritingCopy, useDraftIn } from '#stories/support/story-composer.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / draft' };

const kept = (keeping: DraftProps) => (
  <StorySite>
    <OtherCopy keeping={keeping} />
    <p>{keeping.writing.body}</p>
    <DraftStatus keeping={keeping} />
  </StorySite>
);

const written = { writing: aWriting(), changedAt: 2 };

export const Unchanged = () => (
  <EmptyStory reason="Nothing has been written, so there is no status.">{kept(useDraftIn())}</EmptyStory>
);

export const SavedOnDevice = () => kept(useDraftIn({ server: 'waiting' }, written));

export const Saving = () => kept(useDraftIn({ server: 'saving' }, written));

export const Saved = () => kept(useDraftIn({ server: 'saved' }, { ...written, savedAt: 2 }));

export const Failed = () => kept(useDraftIn({ server: 'failed' }, written));

export const StorageUnavailable = () => kept(useDraftIn({ device: 'lost' }, written));

export const SeveralCopies = () => kept(useDraftIn({ server: 'conflict' }, { ...written, other: aWritingCopy() }));

export const Discarded = () =>
  kept(useDraftIn({ server: 'discarded' }, { before: aWriting(), discardedAt: 3, changedAt: 3 }));
