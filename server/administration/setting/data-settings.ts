import { z } from 'zod';
import { count, type SettingDefinitions, setting } from './setting-definition.ts';

/** The settings of backups. */
export const dataSettings = {
  'backup.schedule': setting(
    z.enum(['off', 'daily', 'weekly']),
    'off',
    'How often a backup is made automatically.',
    'site.manage',
  ),
  'backup.weekday': setting(count(0, 6), 0, 'The day of weekly backups; 0 is Sunday.', 'site.manage'),
  'backup.hour': setting(
    count(0, 23),
    3,
    'The hour of the day at which backups are made, in the default time zone of members.',
    'site.manage',
  ),
  'backup.keep': setting(
    count(1, 365),
    7,
    'The number of automatic backups to keep. Backups that a person started are kept until somebody deletes them.',
    'site.manage',
  ),
} as const satisfies SettingDefinitions;
