import { RoleRemoval } from '#components/administration/role/role-removal.tsx';
import { RoleStory, sampleRole, sampleRoles } from './role-samples.tsx';

export default { title: 'administration / role-removal' };

const removal = (countUsers: number) => (
  <RoleStory>
    <RoleRemoval role={{ ...sampleRole(101), countUsers }} roles={sampleRoles} returnTo={{ current: null }} />
  </RoleStory>
);

export const WithMembers = () => removal(12);
export const Empty = () => removal(0);
