import { createRef } from 'react';
import { SectionDialog } from '#components/administration/category/section-dialog.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { sectionSeed, sections } from './section-samples.ts';

export default { title: 'administration / section-dialog' };

const nowhere = createRef<HTMLElement>();
const nothing = () => undefined;
const [first] = sections;

export const Changed = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={sectionSeed}>
    {first && <SectionDialog section={first} returnTo={nowhere} save={async () => undefined} onSaved={nothing} />}
  </StorySite>
);
