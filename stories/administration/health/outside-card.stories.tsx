import { OutsideCard, OutsideFacts } from '#components/administration/health/outside-card.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { anOutsideView } from './health-samples.ts';

export default { title: 'administration / outside-card' };

export const Unused = () => (
  <StorySite>
    <OutsideCard siteUrl="https://forum.example" />
  </StorySite>
);

export const Untrusted = () => (
  <StorySite>
    <dl>
      <OutsideFacts {...anOutsideView} />
    </dl>
  </StorySite>
);

export const Silent = () => (
  <StorySite>
    <dl>
      <OutsideFacts {...anOutsideView} status={null} error="connect ECONNREFUSED" certificate={null} plain="closed" />
    </dl>
  </StorySite>
);
