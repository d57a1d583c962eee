import { useState } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import type { UsageFact } from '#scripts/component-pages/facts.ts';
import { copied } from '#stories/workbench/copied.ts';
import * as page from './component-page.css.ts';
import * as styles from './copy-code.css.ts';

/** Code with a button that copies it. A test compiles the code of every component. */
export function CopyCode({ usage: { code, file, story } }: { usage: UsageFact }) {
  const [status, setStatus] = useState('');
  const copy = async () =>
    setStatus((await copied(code)) ? 'Copied.' : 'The browser blocked copying. Select the code instead.');
  return (
    <div className={styles.codeBox}>
      <div className={styles.codeBar}>
        <span className={page.quiet}>
          {story === 'Usage' ? 'A minimal use' : `The story ${story}`} ({file})
        </span>
        <span className={page.spacer} />
        <span role="status" className={page.quiet}>
          {status}
        </span>
        <Button size="small" onClick={copy}>
          Copy code
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.codeText} tabIndex={0} aria-label="Usage code">
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </div>
  );
}
