import { SanctionFields } from '#components/moderation/sanction/sanction-fields.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / sanction-fields' };

export const Entered = () => (
  <StorySite me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <SanctionFields
      content={{ reportReasonID: undefined, words: '', note: 'Third time this month.' }}
      onContent={() => undefined}
    >
      <p>The fields of the kind of sanction</p>
    </SanctionFields>
  </StorySite>
);
