import {
  AssigneeFilter,
  FilterChoice,
  PlaceFilter,
  ReasonFilter,
  RoleFilter,
} from '#components/moderation/triage/filter-choice.tsx';
import { orderSeed } from '#stories/support/order-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / filter-choice' };

const kinds = [
  ['discussion', 'Discussion'],
  ['comment', 'Comment'],
] as const;

export const Chosen = () => (
  <StorySite>
    <FilterChoice label="Type" name="recordType" value="comment" choices={kinds} />
  </StorySite>
);

export const OfReports = () => (
  <StorySite me={ingrid} permissions={['community.moderate']} seed={orderSeed}>
    <ReasonFilter value="spam" />
    <PlaceFilter value={undefined} />
    <RoleFilter label="Reporter role" name="reporterRole" value={undefined} />
    <AssigneeFilter value="me" />
  </StorySite>
);
