import { DraftStatus } from '#components/composer/draft/draft-status.tsx';
import type { DraftProps } from '#machines/composer/draft/draft.connect.ts';
import { aWriting, draftPropsIn } from '#stories/support/story-composer.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / draft-status' };

const status = (keeping: DraftProps) => (
  <StorySite>
    <DraftStatus keeping={keeping} />
  </StorySite>
);

const written = { writing: aWriting(), changedAt: 2 };

export const OnThisDevice = () => status(draftPropsIn({ server: 'waiting' }, written));

export const Saving = () => status(draftPropsIn({ server: 'saving' }, written));

export const Saved = () => status(draftPropsIn({ server: 'saved' }, { ...written, savedAt: 2 }));

export const SaveFailed = () => status(draftPropsIn({ server: 'failed' }, written));

export const Refused = () =>
  status(draftPropsIn({ server: 'refused' }, { ...written, refusal: 'There is no discussion 34.' }));

export const StorageUnavailable = () => status(draftPropsIn({ device: 'lost' }, written));

export const Discarded = () =>
  status(draftPropsIn({ server: 'discarded' }, { before: aWriting(), discardedAt: 3, changedAt: 3 }));

export const Offline = () => status(draftPropsIn({ server: 'offline' }, written));

export const Emptied = () => status(draftPropsIn({ server: 'emptied' }, { before: aWriting(), changedAt: 3 }));

export const NotRemoved = () =>
  status(draftPropsIn({ server: 'unremoved' }, { before: aWriting(), discardedAt: 3, changedAt: 3 }));
