import { useRef } from 'react';
import { PostSettings, usePostSettings } from '#components/post/option/post-settings.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import type { PossibleSettings } from '#machines/post/option/post-settings.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aPostField, aPostType } from '#tests/support/builders/post-type-builders.ts';

export default { title: 'post / post-settings' };

const boat = aPostType({ postTypeID: 'boat', name: 'Boat', postFields: [aPostField({ postFieldID: 'hull' })] });
const long = 'Donaudampfschifffahrtsgesellschaftskapitänslogbuch';
const possible: PossibleSettings = {
  subject: { categoryID: 5, postTypeID: 'boat' },
  category: 'Workshop',
  categories: [
    { categoryID: 9, name: `Kilns of the ${long}`, depth: 1, displayAs: 'discussions', allowedDiscussionTypes: [] },
  ],
  types: [boat, aPostType({ postTypeID: 'log', name: long, postFields: [aPostField({ label: long })] })],
  present: boat,
  answers: { hull: 'Larch' },
};

function Asked({ action }: { action: 'move' | 'type' | 'both' }) {
  const opener = useRef<HTMLButtonElement>(null);
  const settings = usePostSettings({
    loadPossible: async () => possible,
    changeSettings: async () => undefined,
    onChanged: () => undefined,
  });
  return (
    <StorySite me={ingrid}>
      <Button ref={opener} onClick={() => settings.request(action)}>
        Discussion Options
      </Button>
      <PostSettings settings={settings} returnTo={opener} />
    </StorySite>
  );
}

export const Move = () => <Asked action="move" />;

export const MoveAndChangeType = () => <Asked action="both" />;
