import type { StateValueFrom } from 'xstate';
import { MemberChange, MemberChangeView } from '#components/member/settings/member-change.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { connectMemberChange } from '#machines/member/settings/member-change.connect.ts';
import { memberChangeMachine } from '#machines/member/settings/member-change.machine.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'member / member-change' };

const inState = (value: StateValueFrom<typeof memberChangeMachine>) => {
  const refusal =
    value === 'refused'
      ? { words: 'Please correct the marked fields below.', fields: { name: 'This name is in use by another member.' } }
      : { words: '', fields: {} };
  const snapshot = memberChangeMachine.resolveState({ value, context: { refusal } });
  const change = connectMemberChange(snapshot, () => undefined);
  return (
    <StorySite>
      <MemberChangeView
        id="username"
        title="Username"
        words="Others find you by it."
        submit="Change Username"
        done="Username changed successfully."
        change={change}
      >
        {({ errorOf }) => (
          <Field label="New Username" required error={errorOf('name')}>
            {(wiring) => <Input {...wiring} name="name" defaultValue="Ingrid" />}
          </Field>
        )}
      </MemberChangeView>
    </StorySite>
  );
};

export const Ready = () => inState('ready');

export const Saving = () => inState('saving');

export const Saved = () => inState('saved');

export const Refused = () => inState('refused');

export const Live = () => (
  <StorySite>
    <MemberChange id="live" title="Title" submit="Save" done="Changes saved." save={async () => undefined}>
      {() => <Field label="Title">{(wiring) => <Input {...wiring} name="title" />}</Field>}
    </MemberChange>
  </StorySite>
);
