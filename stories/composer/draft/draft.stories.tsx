import { DraftStatus } from '#components/composer/draft/draft-status.tsx';
import { OtherCopy } from '#components/composer/draft/other-copy.tsx';
import type { DraftProps } from '#machines/composer/draft/draft.connect.ts';
import { aWriting, aWritingCopy, draftPropsIn } from '#stories/support/story-composer.ts';
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

export const Unchanged = () => kept(draftPropsIn());

export const SavedOnDevice = () => kept(draftPropsIn({ server: 'waiting' }, written));

export const Saving = () => kept(draftPropsIn({ server: 'saving' }, written));

export const Saved = () => kept(draftPropsIn({ server: 'saved' }, { ...written, savedAt: 2 }));

export const Failed = () => kept(draftPropsIn({ server: 'failed' }, written));

export const StorageUnavailable = () => kept(draftPropsIn({ device: 'lost' }, written));

export const SeveralCopies = () => kept(draftPropsIn({ server: 'conflict' }, { ...written, other: aWritingCopy() }));

export const Discarded = () =>
  kept(draftPropsIn({ server: 'discarded' }, { before: aWriting(), discardedAt: 3, changedAt: 3 }));
