import { useRef } from 'react';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import * as styles from './code-control.css.ts';
import { ControlFrame } from './control-frame.tsx';
import { asText, type ControlProps, metaOf } from './control-props.ts';

/** A field for code, with numbered lines that are not wrapped. Tab leaves it, as it leaves every field. */
export const CodeControl = (props: ControlProps) => {
  const { field, form } = props;
  const numbers = useRef<HTMLPreElement>(null);
  const { placeholder, rows = 8 } = metaOf(field);
  const value = asText(field.value);
  const count = value.split('\n').length;
  return (
    <ControlFrame {...props}>
      {(wiring) => (
        <div className={styles.frame}>
          <pre ref={numbers} aria-hidden="true" className={styles.numbers}>
            {Array.from({ length: count }, (_, line) => line + 1).join('\n')}
          </pre>
          <Textarea
            {...wiring}
            name={field.name}
            autoGrow={false}
            rows={rows}
            wrap="off"
            dir="ltr"
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            className={styles.code}
            placeholder={placeholder}
            readOnly={form.isBusy}
            value={value}
            onScroll={({ currentTarget }) => numbers.current?.scrollTo({ top: currentTarget.scrollTop })}
            onChange={({ target }) => form.change(field.path, target.value)}
          />
        </div>
      )}
    </ControlFrame>
  );
};
