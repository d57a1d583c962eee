import { RolePreviewButton } from '#components/administration/role/role-preview-button.tsx';
import { RoleStory, sampleRole } from './role-samples.tsx';

export default { title: 'administration / role-preview-button' };

export const Button = () => (
  <RoleStory>
    <RolePreviewButton role={sampleRole(8)} />
  </RoleStory>
);
