import { DraftStatus } from '#components/composer/draft/draft-status.tsx';
import type { DraftKeeping } from '#machines/composer/draft/draft.connect.ts';
import { aWriting, keepingIn } from '#stories/support/story-composer.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / draft-status' };

const status = (keeping: DraftKeeping) => (
  <StorySite>
    <DraftStatus keeping={keeping} />
  </StorySite>
);

const written = { writing: aWriting(), changedAt: 2 };

export const OnThisDevice = () => status(keepingIn({ server: 'waiting' }, written));

export const Saving = () => status(keepingIn({ server: 'saving' }, written));

export const Saved = () => status(keepingIn({ server: 'saved' }, { ...written, savedAt: 2 }));

export const CouldNotSave = () => status(keepingIn({ server: 'failed' }, written));

export const Refused = () =>
  status(keepingIn({ server: 'refused' }, { ...written, refusal: 'There is no discussion 34.' }));

export const CannotKeep = () => status(keepingIn({ device: 'lost' }, written));

export const Discarded = () =>
  status(keepingIn({ server: 'discarded' }, { before: aWriting(), discardedAt: 3, changedAt: 3 }));

export const Offline = () => status(keepingIn({ server: 'offline' }, written));

export const Emptied = () => status(keepingIn({ server: 'emptied' }, { before: aWriting(), changedAt: 3 }));

export const NotRemoved = () =>
  status(keepingIn({ server: 'unremoved' }, { before: aWriting(), discardedAt: 3, changedAt: 3 }));
