import { useState } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import { Page, PagePart } from '#stories/workbench/page/page.tsx';
import { vars } from '#theme/contract.css.ts';
import * as styles from './specimens.css.ts';
import { TokenLabel } from './token-label.tsx';

const { easeOut, easeSpring, ...durations } = vars.motion;

/** The durations and the easings. A button moves all of them at once, so that they can be compared. */
export function MotionSpecimens() {
  const [isMoved, move] = useState(false);
  return (
    <Page
      title="Motion"
      lead="Durations and easings. With reduced motion, every duration is close to zero: try the Motion switch."
    >
      <div>
        <Button variant="primary" onClick={() => move(!isMoved)}>
          {isMoved ? 'Move back' : 'Move'}
        </Button>
      </div>
      <PagePart title="Durations">
        {Object.entries(durations).map(([name, transitionDuration]) => (
          <Track
            key={name}
            name={name}
            variable={transitionDuration}
            isMoved={isMoved}
            style={{ transitionDuration }}
          />
        ))}
      </PagePart>
      <PagePart title="Easings, over 700 ms">
        {Object.entries({ easeOut, easeSpring }).map(([name, transitionTimingFunction]) => (
          <Track
            key={name}
            name={name}
            variable={transitionTimingFunction}
            isMoved={isMoved}
            style={{ transitionTimingFunction, transitionDuration: vars.motion.spin }}
          />
        ))}
      </PagePart>
    </Page>
  );
}

interface TrackProps {
  readonly name: string;
  readonly variable: string;
  readonly isMoved: boolean;
  readonly style: React.CSSProperties;
}

const Track = ({ name, variable, isMoved, style }: TrackProps) => (
  <div className={styles.typeRow}>
    <TokenLabel name={name} variable={variable} />
    <span className={styles.track}>
      <span className={styles.runner} data-moved={isMoved ? '' : undefined} style={style} />
    </span>
  </div>
);
