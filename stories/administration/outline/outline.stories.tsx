import { OutlineExample } from './outline-example.tsx';

export default { title: 'administration / outline' };

export const Nested = () => (
  <OutlineExample
    items={[
      { id: 'help', parentID: 'wide', values: { name: 'Help' } },
      {
        id: 'rules',
        parentID: 'help',
        values: { name: 'Rules of the community, as agreed upon by its first members' },
      },
      { id: 'app', parentID: 'narrow', values: { name: 'App' } },
    ]}
  />
);

export const Empty = () => <OutlineExample items={[]} />;
