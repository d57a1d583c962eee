import { MemberChange } from '#components/member/settings/member-change.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { formSubmissionModel } from '#machines/primitives/submission/form-submission.model.ts';
import { submitFormOf, typeInto } from '#stories/support/page-acts.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

function Change() {
  const save = useStoryCall('/users/$me');
  return (
    <MemberChange
      id="username"
      title="Username"
      submit="Change Username"
      done="Username changed successfully."
      save={(entered) => save({ name: entered.get('name') })}
    >
      {({ errorOf }) => (
        <Field label="New Username" required error={errorOf('name')}>
          {(wiring) => <Input {...wiring} name="name" defaultValue="Ingrid" />}
        </Field>
      )}
    </MemberChange>
  );
}

/** The scene of the submission of a form: a member changes their name. */
export const formSubmissionScene = defineScene(formSubmissionModel, {
  render: () => (
    <StorySite me={ingrid}>
      <Change />
    </StorySite>
  ),
  reach: {
    'field.edited': () => typeInto('[name="name"]', 'Inga'),
    'submission.requested': () => {
      typeInto('[name="name"]', 'Inga');
      submitFormOf('[name="name"]');
    },
  },
});
