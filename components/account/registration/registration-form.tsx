import { type ReactNode, useMemo } from 'react';
import { answerName } from '#api/member/profile-field/answer-names.ts';
import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import type { ProfileValue } from '#api/member/profile-field/profile-field-types.ts';
import { t } from '#api/translations.ts';
import { leastLength, newPasswordFields } from '#components/account/credential/new-password-fields.ts';
import { type EntryField, EntryForm, type EntrySearch } from '#components/account/sign-in/entry-form.tsx';
import { EntryPage } from '#components/account/sign-in/entry-page.tsx';
import { useEntryDriver } from '#components/account/sign-in/use-entry-driver.ts';
import { ProfileFieldInput } from '#components/member/profile-field/profile-field-input.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import type { RegistrationDemand } from '#machines/account/registration/registration-form.machine.ts';
import { BotCheck } from './bot-check.tsx';
import type { RegistrationDriverProps, RegistrationDriving } from './registration-driver.tsx';

const loadDriver = async () => (await import('./registration-driver.tsx')).RegistrationDriver;

type Settings = Readonly<Record<string, unknown>>;

/** Props of `RegistrationForm`. `profileFields` are the profile fields that the registration form can contain. */
export interface RegistrationFormProps {
  readonly search: EntrySearch;
  readonly settings: Settings;
  /** The page to open after registration. Empty for the home page. */
  readonly target: string;
  readonly profileFields?: readonly ProfileField[];
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** Loads the driver immediately, as in stories. */
  readonly isAwake?: boolean;
  /** Called after registration. By default, the target page opens. */
  readonly onJoined?: () => void;
}

const nameHelp = (settings: Settings): string => {
  const { min, max } = (settings['registration.nameLength'] ?? { min: 3, max: 20 }) as { min: number; max: number };
  const hasSpaces = Boolean(settings['registration.namesWithSpaces']);
  return t(hasSpaces ? 'account.registration.name-help' : 'account.registration.name-help-spaceless', { min, max });
};

const passwordHelp = (settings: Settings): string => t('account.password.help', { count: leastLength(settings) });

/** Returns the additional requirements of the site, besides name, e-mail address and password. */
const demandsOf = (settings: Settings): readonly RegistrationDemand[] => [
  ...(settings['registration.method'] === 'approval' ? (['discoveryText'] as const) : []),
  ...(settings['registration.method'] === 'invitation' ? (['invitationCode'] as const) : []),
  ...(settings['registration.termsUrl'] ? (['termsAccepted'] as const) : []),
];

const fieldsOf = (settings: Settings, profileFields: readonly EntryField[]): readonly EntryField[] => {
  const demands = demandsOf(settings);
  const when = (demand: RegistrationDemand, field: EntryField) => (demands.includes(demand) ? [field] : []);
  return [
    ...when('invitationCode', {
      name: 'InvitationCode',
      label: t('account.registration.invitation'),
      autoComplete: 'off',
    }),
    { name: 'Email', label: t('account.field.email'), type: 'email', autoComplete: 'email' },
    { name: 'Name', label: t('account.field.name'), autoComplete: 'username', help: nameHelp(settings) },
    ...profileFields,
    ...newPasswordFields(settings, t('account.field.password'), passwordHelp(settings)),
    ...when('discoveryText', { name: 'DiscoveryText', label: t('account.registration.reason'), type: 'multiline' }),
    ...when('termsAccepted', {
      name: 'TermsOfService',
      label: t('account.registration.terms'),
      type: 'checkbox',
    }),
    ...(settings['botProtection.siteKey'] ? [{ name: 'BotToken', label: '', draw: () => <BotCheck /> }] : []),
  ];
};

/**
 * The registration form (docs/behavior/account.md#registration). The browser submits it natively. After the first
 * interaction, if scripts run, the form shows availability, password strength and errors beside each field, without
 * leaving the page.
 */
export function RegistrationForm(props: RegistrationFormProps) {
  const { search, settings, target, profileFields = [], before, after, isAwake = false, onJoined } = props;
  const { Driver, driver, setDriver, waking } = useEntryDriver<RegistrationDriverProps, RegistrationDriving>(
    loadDriver,
    isAwake,
  );
  const demands = useMemo(() => demandsOf(settings), [settings]);
  const isApplication = demands.includes('discoveryText');
  const terms = String(settings['registration.termsUrl'] ?? '');
  const words = terms && (
    <TranslatedText
      id="account.registration.terms-first"
      parts={{ terms: (text) => <Link href={terms}>{text}</Link> }}
    />
  );
  return (
    <>
      {driver?.isApplied ? (
        <div {...driver.getRootProps()}>
          <RegistrationThanks />
        </div>
      ) : (
        <EntryForm
          title={isApplication ? t('account.registration.apply') : t('account.registration.title')}
          words={(before || words) && <FirstWords before={before} words={words} />}
          action="/entry/register"
          search={search}
          hidden={{ Target: target }}
          fields={fieldsOf(settings, registrationFields(profileFields))}
          submit={isApplication ? t('account.registration.apply') : t('account.registration.submit')}
          {...waking}
          after={after}
        />
      )}
      {Driver && <Driver target={target} demands={demands} onDriver={setDriver} {...(onJoined && { onJoined })} />}
    </>
  );
}

const FirstWords = ({ before, words }: { before: ReactNode; words: ReactNode }) => (
  <>
    {before && <p>{before}</p>}
    {words && <p>{words}</p>}
  </>
);

/** The message to an applicant whose registration awaits approval. */
export const RegistrationThanks = () => (
  <EntryPage title={t('account.thanks.title')} words={t('account.thanks.text')} />
);

/** Converts the entered values to the value type of the field's control. */
function answerFrom({ formType, dataType }: ProfileField, entered: readonly string[]): ProfileValue {
  if (formType === 'checkbox') return entered.includes('true');
  if (formType !== 'tokens') return entered[0] ?? '';
  return dataType === 'number[]' ? entered.map(Number) : [...entered];
}

/** Maps the profile fields of the registration to fields of the form. */
const registrationFields = (fields: readonly ProfileField[]): EntryField[] =>
  fields
    .filter(
      ({ registrationOptions, enabled, visibility }) =>
        enabled && registrationOptions !== 'hidden' && visibility !== 'internal',
    )
    .map((field) => ({
      name: answerName(field.apiName),
      label: field.label,
      draw: (entered, error) => (
        <ProfileFieldInput
          field={field}
          value={answerFrom(field, entered)}
          error={error}
          required={field.registrationOptions === 'required'}
        />
      ),
    }));
