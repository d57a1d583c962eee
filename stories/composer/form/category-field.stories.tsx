import { useState } from 'react';
import { CategoryField } from '#components/composer/form/category-field.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / category-field' };

const Live = ({ count, isFixed = false, error }: { count: number; isFixed?: boolean; error?: string }) => {
  const [chosen, setChosen] = useState<number | undefined>(isFixed ? 1 : undefined);
  const categories = Array.from({ length: count }, (_, place) => ({
    categoryID: place + 1,
    name: `Workshop ${place + 1}`,
    depth: (place % 3) + 1,
  }));
  return (
    <StorySite me={ingrid}>
      <CategoryField
        categories={categories}
        categoryID={chosen}
        onCategory={setChosen}
        isFixed={isFixed}
        error={error}
      />
    </StorySite>
  );
};

export const AFew = () => <Live count={6} />;

export const VeryMany = () => <Live count={120} />;

export const Fixed = () => <Live count={6} isFixed />;

export const Invalid = () => <Live count={6} error="Choose a category." />;
