import { SuggestionField } from '#components/composer/editor/suggestion-field.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / suggestion-field' };

const woods = ['oak', 'oakum', 'ash', 'elm', 'larch'];

const find = async (text: string) =>
  woods.filter((wood) => wood.startsWith(text)).map((label) => ({ key: label, label, note: 'Workshop › Wood' }));

export const Live = () => (
  <StorySite me={ingrid}>
    <Field label="Wood" help="Type a few letters, then select one.">
      {(wiring) => <SuggestionField wiring={wiring} label="Woods" find={find} onOption={() => undefined} />}
    </Field>
  </StorySite>
);
