import { DraftStatus } from '#components/composer/draft/draft-status.tsx';
import type { DraftProps } from '#machines/composer/draft/draft.connect.ts';
import { aWriting, useDraftIn } from '#stories/support/story-composer.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / draft-status' };

const status = (keeping: DraftProps) => (
  <StorySite>
    <DraftStatus keeping={keeping} />
  </StorySite>
);

const written = { writing: aWriting(), changedAt: 2 };

export const OnThisDevice = () => status(useDraftIn({ server: 'waiting' }, written));

export const Saving = () => status(useDraftIn({ server: 'saving' }, written));

export const Saved = () => status(useDraftIn({ server: 'saved' }, { ...written, savedAt: 2 }));

export const SaveFailed = () => status(useDraftIn({ server: 'failed' }, written));

export const Refused = () =>
  status(useDraftIn({ server: 'refused' }, { ...written, refusal: 'There is no discussion 34.' }));

export const StorageUnavailable = () => status(useDraftIn({ device: 'lost' }, written));

export const Discarded = () =>
  status(useDraftIn({ server: 'discarded' }, { before: aWriting(), discardedAt: 3, changedAt: 3 }));

export const Offline = () => status(useDraftIn({ server: 'offline' }, written));

export const Emptied = () => status(useDraftIn({ server: 'emptied' }, { before: aWriting(), changedAt: 3 }));

export const NotRemoved = () =>
  status(useDraftIn({ server: 'unremoved' }, { before: aWriting(), discardedAt: 3, changedAt: 3 }));
