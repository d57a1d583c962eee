import { FilterName } from '#components/moderation/triage/filter-field.tsx';
import { FilterForm } from '#components/moderation/triage/filter-form.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / filter-form' };

export const Default = () => (
  <StorySite>
    <FilterForm path="/dashboard/content/reports" label="Filter reports">
      <FilterName label="Post author" name="author" value="Ada" />
    </FilterForm>
  </StorySite>
);
