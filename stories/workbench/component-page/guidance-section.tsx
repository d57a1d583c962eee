import { CircleCheck, CircleX } from 'lucide-react';
import * as page from './component-page.css.ts';
import { Inline } from './docs.tsx';
import * as styles from './guidance-section.css.ts';
import type { Guide } from './guide.ts';

/** The cases in which a component is not right, with right and wrong uses as live stories. */
export const GuidanceSection = ({ guide: { avoid, examples = [] } }: { guide: Guide }) => (
  <>
    <h3 className={page.subtitle}>When not to use it</h3>
    <ul className={styles.prose}>
      {avoid.map((line) => (
        <li key={line}>
          <Inline text={line} />
        </li>
      ))}
    </ul>
    {examples.length > 0 && (
      <div className={styles.examples}>
        {examples.map(({ verdict, Show, because }) => (
          <figure key={because} className={styles.example} data-verdict={verdict}>
            <div className={styles.exampleStage}>
              <Show />
            </div>
            <figcaption className={styles.exampleText}>
              <strong className={styles.verdict}>
                {verdict === 'do' ? <CircleCheck size="1.1em" aria-hidden /> : <CircleX size="1.1em" aria-hidden />}
                {verdict === 'do' ? 'Do' : 'Don’t'}
              </strong>
              <span>{because}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    )}
  </>
);
