import { FieldDetails } from '#components/administration/post-type/field-details.tsx';

export default { title: 'administration / field-details' };

export const Described = () => (
  <FieldDetails
    apiName="wood"
    description="As the yard sells it."
    facts={['Single-line text', 'Visible to everyone']}
  />
);

export const Bare = () => <FieldDetails apiName="wood" description="" facts={['Single-line text']} />;
