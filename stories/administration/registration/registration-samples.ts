import { allProfileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { registrationSettings } from '#components/administration/registration/registration-settings.ts';
import { settingSeed } from '#stories/support/setting-seed.ts';
import type { Seed } from '#stories/support/story-site.tsx';
import { aProfileField } from '#tests/support/builders/member-builders.ts';

const settings = {
  'registration.method': 'approval',
  'registration.confirmEmail': true,
  'registration.termsUrl': '/terms',
  'registration.nameLength': { min: 3, max: 20 },
  'registration.namesWithSpaces': false,
  'registration.invitationDays': 14,
  'registration.invitations': { 8: 5, 32: -1 },
  'password.minLength': 10,
};

/** Seeds the query cache with registration by approval and a required profile field. */
export const registrationSeed: Seed = (client, api) => {
  settingSeed(registrationSettings, settings)(client, api);
  client.setQueryData(allProfileFieldsQuery(api).queryKey, [
    aProfileField({ registrationOptions: 'required' }),
    aProfileField({ apiName: 'phone', label: 'Telephone', visibility: 'private', enabled: false }),
  ]);
  client.setQueryData(rolesQuery(api).queryKey, [
    { roleID: 2, name: 'Guest', description: null, type: 'guest' },
    { roleID: 8, name: 'Member', description: null, type: 'member' },
    { roleID: 32, name: 'Moderator', description: null, type: 'moderator' },
  ]);
};
