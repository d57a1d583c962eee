import { AuthenticatorApp } from '#components/account/credential/authenticator-app.tsx';
import { authenticatorAppModel } from '#machines/account/credential/authenticator-app.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

const safety = { hasPassword: true, hasApp: false, countPasskeys: 0, countRecoveryCodes: 0, isConfirmed: true };

/** A member sets up an authenticator app. */
export const authenticatorAppScene = defineScene(authenticatorAppModel, {
  render: () => (
    <StorySite me={ingrid}>
      <AuthenticatorApp safety={safety} onCodes={() => undefined} />
    </StorySite>
  ),
});
