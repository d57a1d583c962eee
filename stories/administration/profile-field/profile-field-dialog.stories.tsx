import { createRef } from 'react';
import { ProfileFieldDialog } from '#components/administration/profile-field/profile-field-dialog.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aProfileField } from '#tests/support/builders/member-builders.ts';

export default { title: 'administration / profile-field-dialog' };

const nowhere = createRef<HTMLElement>();
const nothing = () => undefined;

export const New = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <ProfileFieldDialog returnTo={nowhere} onSaved={nothing} />
  </StorySite>
);

export const Changed = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <ProfileFieldDialog
      field={aProfileField({ formType: 'dropdown', dropdownOptions: ['Bergen', 'Oslo'] })}
      returnTo={nowhere}
      onSaved={nothing}
    />
  </StorySite>
);
