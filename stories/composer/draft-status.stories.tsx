import { DraftStatus } from '#components/composer/draft-status.tsx';
import type { TextKeeping } from '#machines/composer/text-keeping.connect.ts';
import { aWriting, keepingIn } from '#stories/support/story-composer.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / draft-status' };

const status = (keeping: TextKeeping) => (
  <StorySite>
    <DraftStatus keeping={keeping} />
  </StorySite>
);

const written = { writing: aWriting(), changedAt: 2 };

export const OnThisDevice = () => status(keepingIn({ server: 'waiting' }, written));

export const Saving = () => status(keepingIn({ server: 'saving' }, written));

export const Saved = () => status(keepingIn({ server: 'saved' }, { ...written, savedAt: 2 }));

export const CouldNotSave = () => status(keepingIn({ server: 'failed' }, written));

export const CannotKeep = () => status(keepingIn({ device: 'lost' }, written));

export const Discarded = () => status(keepingIn({}, { before: aWriting(), discardedAt: 3, changedAt: 3 }));
