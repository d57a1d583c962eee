import { outlineModel } from '#machines/administration/outline/outline.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { OutlineExample } from './outline-example.tsx';

/** The scene of an outline: two items, of which the second is edited. */
export const outlineScene = defineScene(outlineModel, {
  render: (start) => <OutlineExample items={outlineModel.spec.starts?.[start]?.items ?? []} />,
});
