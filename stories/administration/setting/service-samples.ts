import type { Authenticator } from '#api/account/credential/authenticator.contract.ts';

/** A sign-in service. */
export const aService: Authenticator = {
  authenticatorID: 1,
  name: 'Harbour Pass',
  type: 'oidc',
  clientID: 'forum',
  default: true,
  active: true,
  visible: true,
  isOidc: true,
  markVerified: false,
  urls: {},
  authenticatorConfig: { issuer: 'https://pass.harbour.example', scope: 'openid email profile' },
};
