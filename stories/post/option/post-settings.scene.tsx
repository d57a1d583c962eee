import { useRef } from 'react';
import { PostSettings, usePostSettings } from '#components/post/option/post-settings.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { postSettingsModel } from '#machines/post/option/post-settings.model.ts';
import type { ChosenSettings, PossibleSettings } from '#machines/post/option/post-settings.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

function Settings() {
  const opener = useRef<HTMLButtonElement>(null);
  const loadPossible = useStoryCall<undefined, PossibleSettings>('/possible');
  const changeSettings = useStoryCall<ChosenSettings>('/settings');
  const settings = usePostSettings({
    loadPossible: () => loadPossible(undefined),
    changeSettings,
    onChanged: () => undefined,
  });
  return (
    <>
      <Button ref={opener} onClick={() => settings.request('type')}>
        Change Post Type…
      </Button>
      <PostSettings settings={settings} returnTo={opener} />
    </>
  );
}

/** The scene of the settings of a boat post. Its button requests a change of type. */
export const postSettingsScene = defineScene(postSettingsModel, {
  render: () => (
    <StorySite me={ingrid}>
      <Settings />
    </StorySite>
  ),
});
