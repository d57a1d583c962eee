import { ApiError } from '#api/errors.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { demand, type Viewer } from '#server/platform/http/viewer.ts';

/** Any of these lets the viewer change and delete tags. */
export const tagManaging = ['community.manage', 'site.manage'] as const;

/** The type of tags that members make. */
export const memberTagType = 'User';

/** Refuses unless the viewer may make a tag of this type: tags.add, and community.manage for any but members' tags. */
export function demandTagAdding(viewer: Viewer, settings: Settings, type: string): void {
  demand(viewer, 'tags.add');
  if (!settings['tagging.enabled']) throw new ApiError('tag.not-enabled');
  if (type !== memberTagType) demandTagManaging(viewer);
}

/** Refuses unless the viewer may change and delete tags. */
export const demandTagManaging = (viewer: Viewer): void => demand(viewer, tagManaging);
