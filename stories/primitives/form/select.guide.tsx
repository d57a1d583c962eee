import { Field } from '#components/primitives/form/field.tsx';
import { RadioGroup } from '#components/primitives/form/radio-group.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'One choice from five to about twenty known options, where the others need not be seen.',
  avoid: [
    'For two to four options, use `RadioGroup`: all are visible.',
    'For many or unknown options, use `SuggestionField`.',
    'For actions, use `Menu`.',
  ],
  keys: [
    ['ArrowDown, ArrowUp', 'Changes the option'],
    ['Enter, Space', 'Opens the list'],
    ['letters', 'Jumps to an option'],
  ],
  reader: 'A native combo box with the label of its field; phones show their own picker.',
  examples: [
    {
      verdict: 'do',
      Show: () => (
        <Field label="Category">
          {(wiring) => (
            <Select {...wiring}>
              {['Announcements', 'Carpentry', 'Metalwork', 'Pottery', 'Weaving'].map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
      ),
      because: 'Several options with plain names, sorted.',
    },
    {
      verdict: 'dont',
      Show: () => (
        <Field label="Public">
          {(wiring) => (
            <Select {...wiring}>
              <option>Yes</option>
              <option>No</option>
            </Select>
          )}
        </Field>
      ),
      because: 'Yes or no is a checkbox or a switch.',
    },
    {
      verdict: 'do',
      Show: () => (
        <RadioGroup
          label="Position"
          value="top"
          onValue={() => undefined}
          options={[
            { value: 'top', label: 'At the top' },
            { value: 'none', label: 'With the others' },
          ]}
        />
      ),
      because: 'Show few options at once.',
    },
  ],
};

/** A minimal use. */
export const Usage = () => (
  <Field label="Sort">
    {(wiring) => (
      <Select {...wiring}>
        <option>Recently commented</option>
        <option>Recently created</option>
        <option>Top</option>
      </Select>
    )}
  </Field>
);
