import { MemberChange } from '#components/member/settings/member-change.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { memberChangeModel } from '#machines/member/settings/member-change.model.ts';
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

/** The scene of the member-change machine: a member changes their name. */
export const memberChangeScene = defineScene(memberChangeModel, {
  render: () => (
    <StorySite me={ingrid}>
      <Change />
    </StorySite>
  ),
});
