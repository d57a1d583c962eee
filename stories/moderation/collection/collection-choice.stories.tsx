import { CollectionChoice, useCollectionChoice } from '#components/moderation/collection/collection-choice.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / collection-choice' };

function Choice({ names }: { names: readonly string[] }) {
  const collections = names.map((name, place) => ({ collectionID: place + 1, name }));
  const choice = useCollectionChoice({
    load: async () => ({ collections, chosen: collections.slice(0, 1).map(({ collectionID }) => collectionID) }),
    save: async () => undefined,
    onSaved: () => undefined,
  });
  return (
    <>
      <Button onClick={choice.request}>Add to Collection</Button>
      <CollectionChoice choice={choice} />
    </>
  );
}

const choosing = (names: readonly string[]) => (
  <StorySite me={ingrid} permissions={['community.manage']}>
    <Choice names={names} />
  </StorySite>
);

export const Few = () => choosing(['Best of the bench', 'Kilns', 'للمبتدئين']);

export const Many = () => choosing(Array.from({ length: 40 }, (_, place) => `Collection ${place + 1}`));

export const None = () => choosing([]);
