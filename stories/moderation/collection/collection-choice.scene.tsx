import { CollectionChoice, useCollectionChoice } from '#components/moderation/collection/collection-choice.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import type { KnownCollections } from '#machines/moderation/collection/collection-choice.machine.ts';
import { collectionChoiceModel } from '#machines/moderation/collection/collection-choice.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

function Choice() {
  const load = useStoryCall<undefined, KnownCollections>('/collections');
  const save = useStoryCall('/choice');
  const choice = useCollectionChoice({ load: () => load(undefined), save, onSaved: () => undefined });
  return (
    <>
      <Button onClick={choice.request}>Add to Collection</Button>
      <CollectionChoice choice={choice} />
    </>
  );
}

/** The collection choice, opened by a button as in the discussion menu. */
export const collectionChoiceScene = defineScene(collectionChoiceModel, {
  render: () => (
    <StorySite me={ingrid} permissions={['community.manage']}>
      <Choice />
    </StorySite>
  ),
});
