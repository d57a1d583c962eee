import { Button } from '#components/primitives/form/button.tsx';
import { connectPartLoad } from '#machines/primitives/runtime/part-load.connect.ts';
import type { PartLoadState } from '#machines/primitives/runtime/part-load.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'primitives / part-load' };

const inState = (state: PartLoadState) => {
  const part = connectPartLoad({ state, action: 'Like' }, () => undefined);
  return (
    <StorySite>
      <div>
        <Button {...part.getPlaceholderProps()}>Like</Button>
      </div>
    </StorySite>
  );
};

export const Idle = () => inState('idle');

export const Loading = () => inState('loading');
