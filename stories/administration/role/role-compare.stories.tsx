import { RoleCompare } from '#components/administration/role/role-compare.tsx';
import { RoleStory } from './role-samples.tsx';

export default { title: 'administration / role-compare' };

export const Choice = () => (
  <RoleStory>
    <RoleCompare />
  </RoleStory>
);
export const Compared = () => (
  <RoleStory>
    <RoleCompare first={8} second={101} />
  </RoleStory>
);
