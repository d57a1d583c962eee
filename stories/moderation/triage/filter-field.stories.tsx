import { FilterField, FilterName } from '#components/moderation/triage/filter-field.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / filter-field' };

const choices = [
  ['', 'Any'],
  ['spam', 'Spam'],
] as const;

export const Chosen = () => (
  <StorySite>
    <FilterField label="Reason" name="reason" value="spam" choices={choices} />
  </StorySite>
);

export const ByName = () => (
  <StorySite>
    <FilterName label="Post author" name="author" value="Ada" />
  </StorySite>
);
