import { Pager } from '#components/primitives/navigation/pager.tsx';
import { ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / pager' };

const href = (page: number) => `/discussions?page=${page}`;

export const First = () => (
  <div className={ground}>
    <Pager label="Discussions pages" page={1} limit={10} total={42} href={href} />
  </div>
);

export const Middle = () => (
  <div className={ground}>
    <Pager
      label="Discussions pages"
      page={17}
      limit={30}
      total={1234}
      hasMore
      href={href}
      jump={{ action: '/discussions' }}
    />
  </div>
);

export const Clamped = () => (
  <div className={ground}>
    <Pager
      label="Comments pages, top"
      page={5}
      limit={10}
      total={42}
      href={href}
      clampedFrom={900}
      jump={{ action: '/discussion/1/tides' }}
    />
  </div>
);

export const OnlyPage = () => (
  <div className={ground}>
    <Pager label="Discussions pages" page={1} limit={10} total={7} href={href} />
  </div>
);
