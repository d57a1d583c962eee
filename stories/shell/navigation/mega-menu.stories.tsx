import { MegaMenu } from '#components/shell/navigation/mega-menu.tsx';
import { places } from './navigation-places.ts';

export default { title: 'shell / mega-menu' };

export const Closed = () => (
  <nav aria-label="Main" style={{ position: 'relative', paddingInline: '1rem' }}>
    <MegaMenu items={places} path="/discussions" />
  </nav>
);

export const Open = () => (
  <nav aria-label="Main" style={{ position: 'relative', paddingInline: '1rem', minBlockSize: '24rem' }}>
    <MegaMenu items={places} path="/discussions" entered="categories" />
  </nav>
);
