import { ReasonOptions } from '#components/moderation/report/reason-options.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / reason-options' };

export const InSelect = () => (
  <StorySite me={ingrid} permissions={['site.manage', 'community.moderate']} seed={orderSeed}>
    <Field label="Reason">
      {(wiring) => (
        <Select {...wiring} defaultValue="">
          <ReasonOptions />
        </Select>
      )}
    </Field>
  </StorySite>
);
