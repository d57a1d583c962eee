import { Spoiler } from '#components/primitives/overlay/spoiler.tsx';
import { spoilerModel } from '#machines/primitives/overlay/spoiler.model.ts';
import { ground } from '#stories/primitives/story-ground.css.ts';
import { defineScene } from '#stories/support/scene.ts';

/** The scene of the spoiler, which contains a link. */
export const spoilerScene = defineScene(spoilerModel, {
  render: () => (
    <div className={ground}>
      <Spoiler>
        <p>
          The harbour master did it. <a href="#how">See how.</a>
        </p>
      </Spoiler>
    </div>
  ),
});
