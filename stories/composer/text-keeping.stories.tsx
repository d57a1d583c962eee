import { DraftStatus } from '#components/composer/draft-status.tsx';
import { OtherCopy } from '#components/composer/other-copy.tsx';
import type { TextKeeping } from '#machines/composer/text-keeping.connect.ts';
import { aWriting, aWritingCopy, keepingIn } from '#stories/support/story-composer.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / text-keeping' };

const kept = (keeping: TextKeeping) => (
  <StorySite>
    <OtherCopy keeping={keeping} />
    <p>{keeping.writing.body}</p>
    <DraftStatus keeping={keeping} />
  </StorySite>
);

const written = { writing: aWriting(), changedAt: 2 };

export const Opening = () => kept(keepingIn({ device: 'opening' }));

export const Kept = () => kept(keepingIn({ server: 'waiting' }, written));

export const Saving = () => kept(keepingIn({ server: 'saving' }, written));

export const Saved = () => kept(keepingIn({ server: 'saved' }, { ...written, savedAt: 2 }));

export const Failed = () => kept(keepingIn({ server: 'failed' }, written));

export const Lost = () => kept(keepingIn({ device: 'lost' }, written));

export const SeveralCopies = () =>
  kept(keepingIn({ server: 'stale', copies: 'several' }, { ...written, other: aWritingCopy() }));

export const Discarded = () => kept(keepingIn({}, { before: aWriting(), discardedAt: 3, changedAt: 3 }));
