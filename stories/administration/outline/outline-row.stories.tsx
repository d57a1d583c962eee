import { OutlineExample } from './outline-example.tsx';

export default { title: 'administration / outline-row' };

export const Marked = () => <OutlineExample items={[{ id: 'rules', parentID: 'wide', values: { name: 'Rules' } }]} />;
