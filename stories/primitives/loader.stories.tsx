import { Loader } from '#components/primitives/loader.tsx';
import { ground, row } from './story-ground.css.ts';

export default { title: 'primitives / loader' };

export const Sizes = () => (
  <div className={`${ground} ${row}`}>
    <Loader size="small" />
    <Loader />
    <Loader size="large" label="Loading comments" />
  </div>
);
