import type { FormProperty, FormSchema, FormValues } from '#api/form/form-schema.ts';
import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import type { Role } from '#api/member/role/role.contract.ts';
import type { User, UserEdit, UserPatch, UserPost } from '#api/member/user/user.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';

/** The data from which the form of a member is made. */
export interface MemberFormParts {
  readonly roles: readonly Role[];
  readonly fields: readonly ProfileField[];
  /** The member to edit. Omitted for a new member. */
  readonly member?: UserEdit & Pick<User, 'label' | 'profileFields'>;
  /** Whether a new member can do without a password, because a link to choose one is sent. */
  readonly mayOmitPassword?: boolean;
  /** Whether the form asks for the viewer's password, which sensitive changes need. */
  readonly asksPassword?: boolean;
}

const labelled = (inputType: string, label: MessageID, group: MessageID, help?: MessageID) => ({
  inputType,
  label: t(label),
  group: t(group),
  ...(help && { description: t(help) }),
});

const switchOf = (label: MessageID, group: MessageID, help?: MessageID): FormProperty => ({
  type: 'boolean',
  'x-control': labelled('switch', label, group, help),
});

const textOf = (label: MessageID, maxLength: number, inputType = 'text'): FormProperty => ({
  type: 'string',
  nullable: true,
  maxLength,
  'x-control': labelled(inputType, label, 'user.form.profile'),
});

const secret = (label: MessageID, group: MessageID, help?: MessageID): FormProperty => ({
  type: 'string',
  maxLength: 1_000,
  'x-control': { ...labelled('text', label, group, help), isSecret: true, direction: 'ltr' },
});

const accountProperties = (): FormSchema['properties'] => ({
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 100,
    'x-control': labelled('text', 'user.form.name', 'user.form.account'),
  },
  email: {
    type: 'string',
    maxLength: 254,
    'x-control': { ...labelled('text', 'user.form.email', 'user.form.account'), direction: 'ltr' },
  },
  emailConfirmed: switchOf('user.form.confirmed', 'user.form.account'),
  bypassSpam: switchOf('user.form.verified', 'user.form.account', 'user.form.verified-help'),
});

/** The password of a new member. Without one, the welcome message is always sent. */
function firstPasswordProperties(mayOmitPassword: boolean): FormSchema['properties'] {
  const help = mayOmitPassword ? 'user.form.first-password-help' : 'user.form.first-password-needed';
  const welcome = labelled('switch', 'user.form.welcome', 'user.form.account');
  return {
    password: secret('user.form.first-password', 'user.form.account', help),
    sendWelcomeEmail: {
      type: 'boolean',
      'x-control': { ...welcome, ...(mayOmitPassword && { only: { field: 'password', set: true } }) },
    },
  };
}

const passwordProperties = (): FormSchema['properties'] => ({
  passwordOption: {
    type: 'string',
    enum: ['keep', 'reset', 'set'],
    'x-control': {
      ...labelled('choice', 'user.form.password-option', 'user.form.password'),
      choices: {
        keep: t('user.form.password-keep'),
        reset: t('user.form.password-reset'),
        set: t('user.form.password-set'),
      },
      explanations: { reset: t('user.form.password-reset-help'), set: t('user.form.password-set-help') },
    },
  },
  password: {
    type: 'string',
    minLength: 1,
    maxLength: 1_000,
    'x-control': {
      ...labelled('text', 'user.form.new-password', 'user.form.password'),
      isSecret: true,
      direction: 'ltr',
      only: { field: 'passwordOption', is: 'set' },
    },
  },
});

/** The roles that the viewer may give, and those that the member has. */
function rolesProperty({ roles, member }: MemberFormParts): FormProperty {
  const offered = roles.filter(({ roleID, assignable }) => assignable || member?.roleID.includes(roleID));
  return {
    type: 'array',
    ...(member && { minItems: 1 }),
    items: { type: 'integer', enum: offered.map(({ roleID }) => roleID) },
    'x-control': {
      ...labelled('choices', 'user.form.roles', 'user.form.roles', 'user.form.roles-help'),
      choices: Object.fromEntries(offered.map(({ roleID, name }) => [String(roleID), name])),
    },
  };
}

const controlOf = ({ formType, dataType, label, description, optionNames }: ProfileField) => ({
  inputType:
    formType === 'text-multiline'
      ? 'textArea'
      : formType === 'checkbox'
        ? 'switch'
        : formType === 'tokens' || dataType.endsWith('[]')
          ? 'lines'
          : formType === 'dropdown' || formType === 'date' || formType === 'number'
            ? { dropdown: 'choice', date: 'date', number: 'number' }[formType]
            : 'text',
  label,
  ...(description && { description }),
  ...(optionNames && { choices: optionNames }),
});

function answerProperty(field: ProfileField): FormProperty {
  const { dataType, formType, dropdownOptions } = field;
  const shown = { 'x-control': controlOf(field) };
  if (dataType === 'boolean') return { type: 'boolean', ...shown };
  if (dataType.endsWith('[]') || formType === 'tokens')
    return dropdownOptions?.length
      ? {
          type: 'array',
          items: { type: dataType === 'number[]' ? 'number' : 'string', enum: dropdownOptions },
          'x-control': { ...controlOf(field), inputType: 'choices' },
        }
      : { type: 'array', items: { type: 'string', maxLength: 200 }, ...shown };
  const type = dataType === 'number' ? 'number' : 'string';
  return {
    type,
    nullable: true,
    ...(formType === 'dropdown' && { enum: dropdownOptions ?? [] }),
    ...(type === 'string' && formType !== 'dropdown' && formType !== 'date' && { maxLength: 5_000 }),
    ...shown,
  };
}

/** The profile fields whose answers staff may change. */
const answered = (fields: readonly ProfileField[]) => fields.filter(({ mutability }) => mutability !== 'none');

function answersProperty(fields: readonly ProfileField[]): FormSchema['properties'] {
  const changeable = answered(fields);
  if (changeable.length === 0) return {};
  return {
    profileFields: {
      type: 'object',
      properties: Object.fromEntries(changeable.map((field) => [field.apiName, answerProperty(field)])),
      'x-control': { inputType: 'group', label: t('user.form.fields') },
    },
  };
}

const profileProperties = (): FormSchema['properties'] => ({
  title: textOf('user.form.title', 100),
  about: textOf('user.form.about', 5_000, 'textArea'),
  location: textOf('user.form.location', 100),
  website: textOf('user.form.website', 300),
});

/** Returns the form of a member, or of a new member. */
export function memberForm(parts: MemberFormParts): FormSchema {
  const { member, fields, asksPassword = false, mayOmitPassword = false } = parts;
  return {
    type: 'object',
    required: member ? ['name'] : ['name', 'email', ...(mayOmitPassword ? [] : ['password'])],
    properties: {
      ...accountProperties(),
      ...(!member && firstPasswordProperties(mayOmitPassword)),
      roleID: rolesProperty(parts),
      ...(member && {
        label: {
          type: 'string',
          nullable: true,
          maxLength: 100,
          'x-control': labelled('text', 'user.form.label', 'user.form.roles', 'user.form.label-help'),
        } satisfies FormProperty,
      }),
      showEmail: switchOf('user.form.show-email', 'user.form.privacy'),
      private: switchOf('user.form.private', 'user.form.privacy'),
      ...(member && passwordProperties()),
      ...profileProperties(),
      ...answersProperty(fields),
      ...(asksPassword && {
        passwordConfirmation: secret('user.form.own-password', 'user.form.own', 'user.form.own-password-help'),
      }),
    },
  };
}

/** Returns the first values of the form. */
export function memberFormValues({ member, fields }: MemberFormParts, newRoleIDs: readonly number[]): FormValues {
  if (!member)
    return {
      emailConfirmed: true,
      bypassSpam: false,
      sendWelcomeEmail: true,
      roleID: newRoleIDs,
      showEmail: false,
      private: false,
    };
  const { name, email, emailConfirmed, bypassSpam, roleID, showEmail, title, about, location, website, label } = member;
  const { profileFields: answers = {} } = member;
  return {
    ...{ name, email: email ?? '', emailConfirmed, bypassSpam, roleID, showEmail, private: member.private },
    ...{ title, about, location, website, label: label ?? null, passwordOption: 'keep' },
    ...(answered(fields).length > 0 && {
      profileFields: Object.fromEntries(
        answered(fields).flatMap(({ apiName }) =>
          answers[apiName] === undefined ? [] : [[apiName, answers[apiName] as string]],
        ),
      ),
    }),
  };
}

/** Returns the request that stores the changed values of a member. */
export function memberPatch({ passwordOption, password, passwordConfirmation, ...changes }: FormValues): UserPatch {
  return {
    ...changes,
    ...(passwordOption === 'reset' && { resetPassword: true }),
    ...(passwordOption === 'set' && { password: String(password ?? '') }),
    ...(passwordConfirmation && { passwordConfirmation: String(passwordConfirmation) }),
  } as UserPatch;
}

/** Returns the request that adds a member. */
export const memberPost = (values: FormValues): UserPost =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== '' && (value as unknown[])?.length !== 0),
  ) as unknown as UserPost;
