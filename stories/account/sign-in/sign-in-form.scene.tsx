import { SignInForm } from '#components/account/sign-in/sign-in-form.tsx';
import { signInFormModel } from '#machines/account/sign-in/sign-in-form.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { StorySite } from '#stories/support/story-site.tsx';

/** The sign-in form after the first interaction. */
export const signInFormScene = defineScene(signInFormModel, {
  render: () => (
    <StorySite isBare>
      <SignInForm search={{}} target="" isAwake onSignedIn={() => undefined} />
    </StorySite>
  ),
});
