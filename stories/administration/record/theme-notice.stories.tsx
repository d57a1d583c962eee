import { useEffect } from 'react';
import { ThemeDesign } from '#components/administration/theme/theme-design.tsx';
import { liveStore } from '#components/live/live-store.ts';
import { seedThemes, tide } from '#stories/administration/theme/theme-samples.ts';
import { StoryServer } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

export default { title: 'administration / theme-notice' };

const newest = {
  ...tide,
  revisionID: 3,
  insertUser: aUserFragment({ name: 'Sami' }),
  dateInserted: '2026-11-20T11:43:00Z',
};

function Heard() {
  useEffect(() => liveStore.tell({ type: 'theme', data: { themeID: 1 } }), []);
  return <ThemeDesign theme={tide} />;
}

/** A theme in the editor that somebody else has saved. */
export const Shown = () => (
  <StoryServer value={async () => ({ status: 200, header: () => undefined, json: newest })}>
    <StorySite me={ingrid} permissions={['site.manage']} seed={seedThemes}>
      <Heard />
    </StorySite>
  </StoryServer>
);
