import { Breadcrumbs } from '#components/primitives/navigation/breadcrumbs.tsx';
import { ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / breadcrumbs' };

const crumbs = [
  { name: 'Home', href: '/' },
  { name: 'Science', href: '/categories/science' },
  { name: 'Tides', href: '/categories/tides' },
];

export const SeveralLevels = () => (
  <div className={ground}>
    <Breadcrumbs crumbs={crumbs} />
  </div>
);

export const WithoutFollowingItems = () => (
  <div className={ground}>
    <Breadcrumbs crumbs={crumbs} lastIsCurrent />
  </div>
);
