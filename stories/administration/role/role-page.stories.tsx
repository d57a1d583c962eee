import { RolePage } from '#components/administration/role/role-page.tsx';
import { RoleStory } from './role-samples.tsx';

export default { title: 'administration / role-page' };

export const List = () => (
  <RoleStory>
    <RolePage place={{ kind: 'list' }} />
  </RoleStory>
);
