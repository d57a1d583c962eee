import { DraftStatus } from '#components/composer/draft/draft-status.tsx';
import { OtherCopy } from '#components/composer/draft/other-copy.tsx';
import type { DraftKeeping } from '#machines/composer/draft/draft.connect.ts';
import { aWriting, aWritingCopy, keepingIn } from '#stories/support/story-composer.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / draft' };

const kept = (keeping: DraftKeeping) => (
  <StorySite>
    <OtherCopy keeping={keeping} />
    <p>{keeping.writing.body}</p>
    <DraftStatus keeping={keeping} />
  </StorySite>
);

const written = { writing: aWriting(), changedAt: 2 };

export const Clean = () => kept(keepingIn());

export const Kept = () => kept(keepingIn({ server: 'waiting' }, written));

export const Saving = () => kept(keepingIn({ server: 'saving' }, written));

export const Saved = () => kept(keepingIn({ server: 'saved' }, { ...written, savedAt: 2 }));

export const Failed = () => kept(keepingIn({ server: 'failed' }, written));

export const Lost = () => kept(keepingIn({ device: 'lost' }, written));

export const SeveralCopies = () => kept(keepingIn({ server: 'conflict' }, { ...written, other: aWritingCopy() }));

export const Discarded = () =>
  kept(keepingIn({ server: 'discarded' }, { before: aWriting(), discardedAt: 3, changedAt: 3 }));
