import { X } from 'lucide-react';
import { findUsersByName } from '#api/member/user/user.client.ts';
import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { t } from '#api/translations.ts';
import { SuggestionField } from '#components/composer/editor/suggestion-field.tsx';
import * as composer from '#components/composer/form/composer.css.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { SuggestedOption } from '#machines/composer/editor/suggestion.machine.ts';

/** A chosen recipient of a message. */
export interface ChosenRecipient {
  readonly userID: number;
  readonly name: string;
}

/** The maximum number of suggested members. */
const offered = 8;

const optionOf = ({ userID, name }: UserFragment): SuggestedOption => ({ key: String(userID), label: name });

const plainName = (text: string) => text.replace(/[*,@]/g, '').trim();

/**
 * The recipient field of a message. Members are suggested while a name is typed; each chosen recipient can be removed.
 */
export function RecipientField({
  recipients,
  onRecipients,
  except = [],
  most,
  error,
  label = t('conversation.recipient.label'),
}: RecipientFieldProps) {
  const { api, me } = useSite();
  const taken = new Set([me.userID, ...except, ...recipients.map(({ userID }) => userID)]);
  const find = async (text: string, signal: AbortSignal) => {
    const name = plainName(text);
    if (name === '') return [];
    const { body } = await findUsersByName(
      api,
      { name: `${name}*`, order: 'mention', limit: offered + taken.size },
      signal,
    );
    return body
      .filter(({ userID, banned }) => !taken.has(userID) && banned !== 1)
      .slice(0, offered)
      .map(optionOf);
  };
  const add = ({ key, label: name }: SuggestedOption) =>
    onRecipients([...recipients.filter(({ userID }) => userID !== Number(key)), { userID: Number(key), name }]);
  return (
    <Field label={label} required help={t('conversation.recipient.help', { count: most })} error={error}>
      {(wiring) => (
        <>
          <Chosen recipients={recipients} onRecipients={onRecipients} />
          <SuggestionField
            wiring={wiring}
            label={label}
            find={find}
            onOption={add}
            isHidden={recipients.length >= most}
            nothing={t('conversation.recipient.nobody')}
          />
        </>
      )}
    </Field>
  );
}

/**
 * The props of `RecipientField`. `except` are the members who cannot be chosen, and `most` is the maximum number of
 * recipients.
 */
export interface RecipientFieldProps {
  readonly recipients: readonly ChosenRecipient[];
  readonly onRecipients: (recipients: readonly ChosenRecipient[]) => void;
  readonly except?: readonly number[];
  readonly most: number;
  readonly error?: string | undefined;
  readonly label?: string;
}

const Chosen = ({ recipients, onRecipients }: Pick<RecipientFieldProps, 'recipients' | 'onRecipients'>) =>
  recipients.length === 0 ? null : (
    <ul className={composer.tags} aria-label={t('conversation.recipient.chosen')}>
      {recipients.map(({ userID, name }) => (
        <li key={userID} className={composer.chosenTag}>
          <bdi>{name}</bdi>
          <IconButton
            label={t('conversation.recipient.remove', { name })}
            size="small"
            icon={<X size={14} />}
            onClick={() => onRecipients(recipients.filter((one) => one.userID !== userID))}
          />
        </li>
      ))}
    </ul>
  );
