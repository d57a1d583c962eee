import { useState } from 'react';
import { CategoryOrder } from '#components/administration/category/category-order.tsx';
import type { OrderChange } from '#machines/administration/category/category-order.machine.ts';
import { categoryOrderModel } from '#machines/administration/category/category-order.model.ts';
import type { CategoryTreeOrder } from '#machines/administration/category/category-positions.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryEvents } from '#stories/support/story-events.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { StorySite } from '#stories/support/story-site.tsx';
import { aCategory } from '#tests/support/builders/category-branch-builders.ts';

const two = [
  aCategory({ categoryID: 1, name: 'Workshop', description: 'Benches and tools.', url: '/categories/workshop' }),
  aCategory({ categoryID: 2, name: 'Garden', description: null, url: '/categories/garden', countFollowers: 1 }),
];

function Order() {
  const [categories, setCategories] = useState(two);
  const save = useStoryCall<OrderChange>('/categories/sorts');
  useStoryEvents({
    'order.arrived': (places: CategoryTreeOrder) =>
      setCategories(places.flatMap(({ categoryID }) => two.filter((one) => one.categoryID === categoryID))),
  });
  return (
    <StorySite>
      <CategoryOrder categories={categories} onSave={save} actions={() => null} />
    </StorySite>
  );
}

/** The scene of the category order: two categories, of which the second is moved. */
export const categoryOrderScene = defineScene(categoryOrderModel, { render: () => <Order /> });
