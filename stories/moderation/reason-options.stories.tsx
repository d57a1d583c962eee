import { ReasonOptions } from '#components/moderation/reason-options.tsx';
import { Field } from '#components/primitives/field.tsx';
import { Select } from '#components/primitives/select.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / reason-options' };

export const InASelect = () => (
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
