import { MemberChange, MemberChangeView } from '#components/member/settings/member-change.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import type { SaveChange } from '#components/primitives/submission/use-form-submission.ts';
import { formSubmissionMachine } from '#machines/primitives/submission/form-submission.machine.ts';
import type { SubmissionState } from '#machines/primitives/submission/submission.connect.ts';
import { StorySite } from '#stories/support/story-site.tsx';
import { useSubmissionIn } from '#stories/support/story-submission.ts';

export default { title: 'member / member-change' };

function Username({ state }: { state: SubmissionState }) {
  const fields = state === 'rejected' ? { name: 'This name is in use by another member.' } : {};
  const change = useSubmissionIn<SaveChange>({
    state,
    fields,
    message: 'Something went wrong.',
    machine: formSubmissionMachine,
  });
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
}

export const Ready = () => <Username state="idle" />;

export const Saving = () => <Username state="sending" />;

export const Saved = () => <Username state="done" />;

export const Rejected = () => <Username state="rejected" />;

export const Live = () => (
  <StorySite>
    <MemberChange id="live" title="Title" submit="Save" done="Changes saved." save={async () => undefined}>
      {() => <Field label="Title">{(wiring) => <Input {...wiring} name="title" />}</Field>}
    </MemberChange>
  </StorySite>
);
