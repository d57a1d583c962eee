import { SanctionPart } from '#components/moderation/sanction/sanction-part.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / sanction-part' };

export const ForAComment = () => (
  <StorySite isBare me={ingrid} seed={(client) => client.setQueryData(['report-reasons'], [])}>
    <SanctionPart member={{ userID: 9, name: 'Tomas Lind' }} post={{ recordType: 'comment', recordID: 91 }} />
  </StorySite>
);
