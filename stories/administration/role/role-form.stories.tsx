import { RoleForm } from '#components/administration/role/role-form.tsx';
import { RoleStory, sampleRole } from './role-samples.tsx';

export default { title: 'administration / role-form' };

const all = [
  'site.manage',
  'session.valid',
  'discussions.view',
  'discussions.add',
  'comments.add',
  'profiles.view',
  'tags.add',
  'uploads.add',
];

export const Add = () => (
  <RoleStory>
    <RoleForm />
  </RoleStory>
);
export const Edit = () => (
  <RoleStory permissions={all}>
    <RoleForm role={sampleRole(8)} />
  </RoleStory>
);
export const Beyond = () => (
  <RoleStory>
    <RoleForm role={sampleRole(16)} />
  </RoleStory>
);
