import { control, type FormProperty, type FormSchema } from '#api/form/form-schema.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';

/** The addresses of an OpenID Connect service. The others are in its discovery document. */
const oidcAddresses = { issuer: 'administration.service.issuer' } as const;

/** The addresses of a plain OAuth 2 service. */
const oauth2Addresses = {
  authorizeUrl: 'administration.service.authorize-url',
  tokenUrl: 'administration.service.token-url',
  profileUrl: 'administration.service.profile-url',
} as const;

const address = (name: string, label: MessageID): FormProperty => ({
  type: 'string',
  maxLength: 500,
  pattern: '^https?://[^\\s]+$',
  ...control({
    inputType: 'text',
    label: t(label),
    direction: 'ltr',
    ...(name === 'issuer' && { description: t('administration.service.issuer-help') }),
  }),
});

const toggle = (label: MessageID, help?: MessageID): FormProperty => ({
  type: 'boolean',
  ...control({ inputType: 'switch', label: t(label), ...(help && { description: t(help) }) }),
});

/** Returns the form of a sign-in service: OpenID Connect, or plain OAuth 2. The stored secret is never shown. */
export function serviceForm(isOidc: boolean): FormSchema {
  const addresses = isOidc ? oidcAddresses : oauth2Addresses;
  return {
    type: 'object',
    required: ['name', ...Object.keys(addresses), 'clientID'],
    properties: {
      name: {
        type: 'string',
        maxLength: 100,
        ...control({
          inputType: 'text',
          label: t('administration.service.name'),
          description: t('administration.service.name-help'),
        }),
      },
      ...Object.fromEntries(Object.entries(addresses).map(([name, label]) => [name, address(name, label)])),
      clientID: {
        type: 'string',
        maxLength: 500,
        ...control({ inputType: 'text', label: t('administration.service.client'), direction: 'ltr' }),
      },
      secret: {
        type: 'string',
        maxLength: 1_000,
        ...control({
          inputType: 'text',
          label: t('administration.service.secret'),
          description: t('administration.service.secret-help'),
          direction: 'ltr',
          isSecret: true,
        }),
      },
      scope: {
        type: 'string',
        maxLength: 200,
        ...control({ inputType: 'text', label: t('administration.service.scope'), direction: 'ltr' }),
      },
      active: toggle('administration.service.active'),
      visible: toggle('administration.service.visible'),
      default: toggle('administration.service.default'),
      markVerified: toggle('administration.service.verified', 'administration.service.verified-help'),
    },
  };
}
