import { Link } from '#components/primitives/text/link.tsx';
import { TitleBarScroll } from '#components/shell/title-bar/title-bar-scroll.tsx';
import { titleBarScrollModel } from '#machines/shell/title-bar/title-bar-scroll.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { LongPage } from './title-bar-scroll.stories.tsx';

/** A long page below a title bar with two links. */
export const titleBarScrollScene = defineScene(titleBarScrollModel, {
  render: () => (
    <LongPage before={<TitleBarScroll isEager />}>
      <Link href="#tides">Tides</Link>
    </LongPage>
  ),
});
