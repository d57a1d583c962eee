import { FragmentFacts, FragmentStatus } from '#components/administration/fragment/fragment-facts.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { weatherRevisions } from './fragment-samples.ts';

export default { title: 'administration / fragment-facts' };

export const EveryStatus = () => (
  <StorySite me={ingrid}>
    {weatherRevisions.map((revision) => (
      <div key={revision.fragmentRevisionUUID}>
        <FragmentStatus status={revision.status} />
        <FragmentFacts fragment={revision} />
      </div>
    ))}
  </StorySite>
);
