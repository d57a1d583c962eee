import type { FormEvent, ReactNode } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { fullNumber } from '#components/primitives/text/format-number.ts';
import * as styles from './pager.css.ts';
import type { PagerTexts } from './pager-texts.ts';

/**
 * The target of the jump: a plain GET form that sends the page as `name`, in addition to the query parameters of
 * `action`.
 */
export type PagerJumpAddress = { action: string; name?: string };

/** The form to jump to a page. It is a plain form without JavaScript; `onJump` receives the typed text. */
export function PagerJumpForm({ id, action, name = 'page', page, count, words, ...props }: PagerJumpFormProps) {
  const [path, query] = action.split('?');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!props.onJump) return;
    event.preventDefault();
    props.onJump(String(new FormData(event.currentTarget).get(name) ?? ''));
  };
  return (
    <form action={path} method="get" className={styles.jump} onSubmit={submit}>
      {[...new URLSearchParams(query)].map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <label htmlFor={id}>{words.jump}</label>
      <Input
        key={page}
        id={id}
        name={name}
        defaultValue={page}
        inputMode="numeric"
        autoComplete="off"
        className={styles.jumpNumber}
        aria-describedby={`${id}-count`}
        autoFocus={props.isFocused}
        onInput={stripLetters}
      />
      <span id={`${id}-count`}>{words.of(fullNumber(count))}</span>
      <Button type="submit" size="small" busy={props.isBusy ?? false}>
        {words.go}
      </Button>
      {props.children}
    </form>
  );
}

/** The props of the form. */
export type PagerJumpFormProps = PagerJumpAddress & {
  /** The ID of its field, unique in the page. */
  id: string;
  page: number;
  count: number;
  words: PagerTexts;
  onJump?: (typed: string) => void;
  isBusy?: boolean;
  isFocused?: boolean;
  children?: ReactNode;
};

const stripLetters = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
  const digits = currentTarget.value.replace(/\D/g, '');
  if (digits !== currentTarget.value) currentTarget.value = digits;
};
