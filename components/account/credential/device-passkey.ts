import { ApiFailure } from '#api/failure.ts';
import { t } from '#api/translations.ts';

type Options = { readonly challenge: string };

const refused = (cause: unknown): ApiFailure =>
  new ApiFailure('passkey.refused', { status: 400, message: t('account.passkey.unused') }, {}, { cause });

/**
 * Signs a challenge with a passkey of the device. Loads the WebAuthn library on demand.
 *
 * @throws {ApiFailure} `passkey.refused` when no passkey signs the challenge.
 */
export async function signWithPasskey(options: Options) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const answer = await startAuthentication({ optionsJSON: options as never }).catch((cause: unknown) => {
    throw refused(cause);
  });
  return { ...answer };
}

/** Creates a passkey on the device. @throws {ApiFailure} `passkey.refused` when the device creates none. */
export async function makePasskey(options: Options) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const answer = await startRegistration({ optionsJSON: options as never }).catch((cause: unknown) => {
    throw refused(cause);
  });
  return { ...answer };
}
