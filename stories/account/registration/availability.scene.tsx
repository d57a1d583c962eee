import { useState } from 'react';
import { checkAvailability } from '#api/account/registration/registration.client.ts';
import { Availability } from '#components/account/registration/availability.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { availabilityModel } from '#machines/account/registration/availability.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { StorySite } from '#stories/support/story-site.tsx';

const words = { checking: 'Checking username availability', available: 'This username is available' };

function NameField({ own }: { own: string | undefined }) {
  const { api } = useSite();
  const [ask] = useState(() => (name: string, signal: AbortSignal) => checkAvailability(api, { name }, signal));
  const [text, setText] = useState('');
  return (
    <Field
      label="Username"
      help={<Availability text={text} ask={ask} words={words} {...(own !== undefined && { own })} />}
    >
      {(wiring) => <Input {...wiring} value={text} onChange={({ target }) => setText(target.value)} />}
    </Field>
  );
}

/** A name field with its availability. */
export const availabilityScene = defineScene(availabilityModel, {
  render: (start) => (
    <StorySite>
      <NameField own={start === 'own' ? 'ingrid' : undefined} />
    </StorySite>
  ),
});
