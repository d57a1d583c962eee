import { type ComponentProps, useRef } from 'react';
import { PostTypeDialog } from '#components/administration/post-type/post-type-dialog.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { originalTypes } from '#tests/support/builders/post-type-builders.ts';
import { buildLog, postTypeSeed } from './post-type-samples.ts';

export default { title: 'administration / post-type-dialog' };

function Opened(props: Pick<ComponentProps<typeof PostTypeDialog>, 'type'>) {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <StorySite me={ingrid} permissions={['site.manage']} seed={postTypeSeed}>
      <PostTypeDialog {...props} returnTo={opener} onSaved={() => undefined} />
    </StorySite>
  );
}

export const New = () => <Opened />;
export const Custom = () => <Opened type={buildLog} />;
export const Original = () => <Opened {...(originalTypes[1] && { type: originalTypes[1] })} />;
