import { RoleStart } from '#components/administration/role/role-start.tsx';
import { RoleStory } from './role-samples.tsx';

export default { title: 'administration / role-start' };

export const Roles = () => (
  <RoleStory>
    <RoleStart />
  </RoleStory>
);
