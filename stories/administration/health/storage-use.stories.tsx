import { StorageUse } from '#components/administration/health/storage-use.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aHealth } from './health-samples.ts';

export default { title: 'administration / storage-use' };

export const Filled = () => (
  <StorySite>
    <StorageUse storage={aHealth.storage} />
  </StorySite>
);

export const Empty = () => (
  <StorySite>
    <StorageUse storage={{ kinds: [], members: [] }} />
  </StorySite>
);
