import { SanctionDialog } from '#components/moderation/sanction/sanction-dialog.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / sanction-dialog' };

const asking = (kind: 'warning' | 'mute' | 'ban') => (
  <StorySite
    isBare
    me={ingrid}
    seed={(client) =>
      client.setQueryData(
        ['report-reasons'],
        [
          { reportReasonID: 'spam', name: 'Spam' },
          { reportReasonID: 'abuse', name: 'Abuse' },
        ],
      )
    }
  >
    <SanctionDialog member={{ userID: 9, name: 'Tomas Lind' }} kind={kind} open onOpenChange={() => {}} />
  </StorySite>
);

export const Warning = () => asking('warning');

export const Mute = () => asking('mute');

export const Ban = () => asking('ban');
