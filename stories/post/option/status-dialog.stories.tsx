import { useRef } from 'react';
import { statusesQuery } from '#api/discussion/status/discussion-status.queries.ts';
import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { StatusDialog } from '#components/post/option/status-dialog.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion, someStatuses } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'post / status-dialog' };

function Opened({
  seed,
  discussion = aDiscussion({ type: 'idea' }),
}: {
  seed: Seed;
  discussion?: ReturnType<typeof aDiscussion>;
}) {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <StorySite me={ingrid} permissions={['discussions.edit', 'community.manage']} seed={seed}>
      <WritingProvider>
        <Button ref={opener}>Discussion Options</Button>
        <StatusDialog discussion={discussion} returnTo={opener} />
      </WritingProvider>
    </StorySite>
  );
}

const some: Seed = (client, api) => client.setQueryData(statusesQuery(api).queryKey, someStatuses());

export const OfAnIdea = () => <Opened seed={some} />;

export const WithStatus = () => <Opened seed={some} discussion={aDiscussion({ type: 'idea', statusID: 10_001 })} />;
