import { z } from 'zod';
import { type SettingDefinitions, setting } from './setting-definition.ts';

/** The settings of machine translation. The services are no settings. */
export const translationSettings = {
  'machineTranslation.enabled': setting(
    z.boolean(),
    false,
    'Texts can be translated by the translation services that are set up.',
    'site.manage',
  ),
} as const satisfies SettingDefinitions;
