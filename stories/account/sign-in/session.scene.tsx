import { Session, SignOut } from '#components/account/sign-in/session.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { sessionModel } from '#machines/account/sign-in/session.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

const stay = () => undefined;

/** A session beside an unfinished comment. */
export const sessionScene = defineScene(sessionModel, {
  render: (start) => (
    <StorySite me={ingrid}>
      <main>
        <Textarea aria-label="Your comment" defaultValue="Soak it overnight." rows={2} />
        <Session
          member={start === 'guest' ? undefined : ingrid}
          onRenewed={stay}
          onSignedOut={stay}
          onReload={() => history.replaceState(null, '', '#anew')}
        >
          {(session) => <SignOut session={session} />}
        </Session>
      </main>
    </StorySite>
  ),
});
