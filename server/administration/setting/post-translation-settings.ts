import { z } from 'zod';
import { count, type SettingDefinitions, setting } from './setting-definition.ts';

/** The settings of translations of posts on request (docs/behavior/post.md#translation). */
export const postTranslationSettings = {
  'machineTranslation.posts': setting(
    z.boolean(),
    false,
    'Readers may have posts translated into their language.',
    'site.manage',
  ),
  'machineTranslation.privateCategories': setting(
    z.boolean(),
    false,
    'Posts of categories that guests or ordinary members cannot see may be sent to the translation service.',
    'site.manage',
  ),
  'machineTranslation.dailyCharacters': setting(
    count(0, 1_000_000_000),
    15_000,
    'The maximum number of characters of posts that are sent to translation services in a day (UTC); 0 for no limit.',
    'site.manage',
  ),
} as const satisfies SettingDefinitions;
