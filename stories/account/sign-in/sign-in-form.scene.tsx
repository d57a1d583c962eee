import { SignInForm } from '#components/account/sign-in/sign-in-form.tsx';
import { signInFormModel } from '#machines/account/sign-in/sign-in-form.model.ts';
import { pressOn, submitFormOf, typeInto } from '#stories/support/page-acts.ts';
import { defineScene } from '#stories/support/scene.ts';
import { StorySite } from '#stories/support/story-site.tsx';

/** The sign-in form after the first interaction. */
export const signInFormScene = defineScene(signInFormModel, {
  render: () => (
    <StorySite isBare>
      <SignInForm search={{}} target="" isAwake onSignedIn={() => undefined} />
    </StorySite>
  ),
  reach: {
    'field.edited': () => typeInto('[name="Email"]', 'a'),
    'form.submitted': ({ words: { name, password, persistent } }) => {
      typeInto('[name="Email"]', name);
      typeInto('[name="Password"]', password);
      if (persistent) pressOn('[name="RememberMe"]');
      submitFormOf('[name="Email"]');
    },
  },
});
