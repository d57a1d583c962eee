import { HealthFact } from '#components/administration/health/health-fact.tsx';

export default { title: 'administration / health-fact' };

export const Plain = () => (
  <dl>
    <HealthFact name="Size of the database">1.84 GB</HealthFact>
  </dl>
);
