import { ApiFailure } from '#api/failure.ts';
import { t } from '#api/translations.ts';

type Options = { readonly challenge: string };

const refused = (cause: unknown): ApiFailure =>
  new ApiFailure('passkey.refused', { status: 400, message: t('account.passkey.unused') }, {}, { cause });

/** Has the device sign with a passkey; what it needs comes when it is asked for. @throws {ApiFailure} when nobody does. */
export async function askPasskey(options: Options) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const answer = await startAuthentication({ optionsJSON: options as never }).catch((cause: unknown) => {
    throw refused(cause);
  });
  return { ...answer };
}

/** Has the device make a passkey. @throws {ApiFailure} when it does not. */
export async function makePasskey(options: Options) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const answer = await startRegistration({ optionsJSON: options as never }).catch((cause: unknown) => {
    throw refused(cause);
  });
  return { ...answer };
}
