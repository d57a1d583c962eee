import { ConditionTags } from '#components/administration/layout-editor/condition-tags.tsx';

export default { title: 'administration / condition-tags' };

export const All = () => (
  <p>
    <ConditionTags show={{ roleIDs: [8, 99], device: 'desktop' }} roleNames={{ 8: 'Members' }} />
  </p>
);
