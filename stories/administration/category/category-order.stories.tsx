import { CategoryOrder } from '#components/administration/category/category-order.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { harbourCategories } from './category-samples.ts';

export default { title: 'administration / category-order' };

const never = () => new Promise<never>(() => undefined);

export const Order = () => (
  <StorySite>
    <CategoryOrder
      categories={harbourCategories}
      onSave={never}
      actions={({ name }) => (
        <Button size="small" aria-label={`Edit ${name}`}>
          Edit
        </Button>
      )}
    />
  </StorySite>
);
