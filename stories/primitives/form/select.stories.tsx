import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { form, ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / select' };

export const States = () => (
  <div className={ground}>
    <div className={form}>
      <Field label="Sort">
        {(wiring) => (
          <Select {...wiring}>
            <option>Recently Commented</option>
            <option>Hot</option>
            <option>Top</option>
          </Select>
        )}
      </Field>
      <Field label="Category" error="Choose a category.">
        {(wiring) => (
          <Select {...wiring}>
            <option value="">None</option>
          </Select>
        )}
      </Field>
      <Select aria-label="Not now" disabled>
        <option>Not now</option>
      </Select>
    </div>
  </div>
);
