import { type ComponentProps, useRef } from 'react';
import { PostFieldDialog } from '#components/administration/post-type/post-field-dialog.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aPostField } from '#tests/support/builders/post-type-builders.ts';

export default { title: 'administration / post-field-dialog' };

function Opened(props: Pick<ComponentProps<typeof PostFieldDialog>, 'field' | 'postTypeID'>) {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <StorySite me={ingrid} permissions={['site.manage']}>
      <PostFieldDialog {...props} returnTo={opener} onSaved={() => undefined} />
    </StorySite>
  );
}

export const New = () => <Opened postTypeID="build-log" />;
export const Dropdown = () => (
  <Opened field={aPostField({ formType: 'dropdown', dropdownOptions: ['Ash', 'Elm'], isRequired: true })} />
);
