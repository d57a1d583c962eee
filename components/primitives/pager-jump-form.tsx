import { useId } from 'react';
import { Button } from './button.tsx';
import { fullNumber } from './format-number.ts';
import { Input } from './input.tsx';
import * as styles from './pager.css.ts';
import type { PagerWords } from './pager-words.ts';

/** Where the jump leads: a plain GET form that sends the page as `name`, beside what else the address holds. */
export type PagerJumpForm = { action: string; name?: string; hidden?: Record<string, string> };

/** The form to jump to any page; the server reads what was typed by `pageToJump`. */
export function PagerJump({ action, name = 'page', hidden = {}, page, count, words }: PagerJumpProps) {
  const id = useId();
  return (
    <form action={action} method="get" className={styles.jump}>
      {Object.entries(hidden).map(([key, value]) => (
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
      />
      <span id={`${id}-count`}>{words.of(fullNumber(count))}</span>
      <Button type="submit" size="small">
        {words.go}
      </Button>
    </form>
  );
}

type PagerJumpProps = PagerJumpForm & { page: number; count: number; words: PagerWords };
