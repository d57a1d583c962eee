import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { form, ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / field' };

export const Plain = () => (
  <div className={ground}>
    <div className={form}>
      <Field label="Name">{(wiring) => <Input {...wiring} autoComplete="username" />}</Field>
      <Field label="Email" help="Nobody but you and the administrators see it." required>
        {(wiring) => <Input {...wiring} type="email" autoComplete="email" />}
      </Field>
    </div>
  </div>
);

export const Invalid = () => (
  <div className={ground}>
    <div className={form}>
      <Field label="Email" help="Nobody but you and the administrators see it." error="This is not an email address.">
        {(wiring) => <Input {...wiring} type="email" defaultValue="ana@" />}
      </Field>
    </div>
  </div>
);

export const LabelHidden = () => (
  <div className={ground}>
    <Field label="Search" labelHidden>
      {(wiring) => <Input {...wiring} type="search" placeholder="Search discussions" />}
    </Field>
  </div>
);
