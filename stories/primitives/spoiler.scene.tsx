import { Spoiler } from '#components/primitives/spoiler.tsx';
import { spoilerModel } from '#machines/primitives/spoiler.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ground } from './story-ground.css.ts';

/** A spoiler with a link in it. */
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
