import { useRef } from 'react';
import { StatusEditDialog } from '#components/administration/post-type/status-edit-dialog.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aStatus } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'administration / status-edit-dialog' };

function Opened({ status }: { status?: ReturnType<typeof aStatus> }) {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <StorySite me={ingrid} permissions={['community.manage']}>
      <Button ref={opener}>Add Status</Button>
      <StatusEditDialog {...(status && { status })} returnTo={opener} onSaved={() => undefined} />
    </StorySite>
  );
}

export const New = () => <Opened />;

export const OfIdeas = () => <Opened status={aStatus({ isDefault: true })} />;

export const OfQuestions = () => <Opened status={aStatus({ recordSubtype: 'question' })} />;
