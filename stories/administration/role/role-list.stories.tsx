import { RoleList } from '#components/administration/role/role-list.tsx';
import { RoleStory } from './role-samples.tsx';

export default { title: 'administration / role-list' };

export const Filled = () => (
  <RoleStory>
    <RoleList />
  </RoleStory>
);
