import { DefaultRoles } from '#components/administration/role/default-roles.tsx';
import { RoleStory } from './role-samples.tsx';

export default { title: 'administration / default-roles' };

export const Form = () => (
  <RoleStory>
    <DefaultRoles />
  </RoleStory>
);
