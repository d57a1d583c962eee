import { Page, PagePart } from '#stories/workbench/page/page.tsx';
import { vars } from '#theme/contract.css.ts';
import * as styles from './specimens.css.ts';
import { TokenLabel } from './token-label.tsx';

const line = 'The tide turned before the ferry left';
const paragraph =
  'Before there were machines, people computed the tide tables by hand. It took four clerks a year, and they were wrong by eleven minutes at most. Anyone may ask how, and most get an answer the same day.';

/** The type scale, the families, the weights and the line heights as they look in use. */
export const TypeSpecimens = () => (
  <Page
    title="Type"
    lead="Eight sizes, four weights, four line heights and two families. The interface is set in medium, posts in reading."
  >
    <PagePart title="Sizes">
      {Object.entries(vars.text)
        .toReversed()
        .map(([name, fontSize]) => (
          <div key={name} className={styles.typeRow}>
            <TokenLabel name={name} variable={fontSize} />
            <p className={styles.sampleLine} style={{ fontSize }}>
              {line}
            </p>
          </div>
        ))}
    </PagePart>
    <PagePart title="Weights">
      {Object.entries(vars.weight).map(([name, fontWeight]) => (
        <div key={name} className={styles.typeRow}>
          <TokenLabel name={name} variable={fontWeight} />
          <p className={styles.sampleLine} style={{ fontSize: vars.text.large, fontWeight: fontWeight as 'bold' }}>
            {line}
          </p>
        </div>
      ))}
    </PagePart>
    <PagePart title="Line heights">
      <div className={styles.tiles}>
        {Object.entries(vars.leading).map(([name, lineHeight]) => (
          <div key={name} className={styles.tile}>
            <p className={styles.paragraph} style={{ lineHeight }}>
              {paragraph}
            </p>
            <TokenLabel name={name} variable={lineHeight} />
          </div>
        ))}
      </div>
    </PagePart>
    <PagePart title="Families">
      {Object.entries(vars.font).map(([name, fontFamily]) => (
        <div key={name} className={styles.tile}>
          <p className={styles.paragraph} style={{ fontFamily, fontSize: vars.text.title }}>
            Aa Bb Cc Dd Ee Ff Gg 0123456789 ä é ñ ß Ø ł
          </p>
          <TokenLabel name={name} variable={fontFamily} />
        </div>
      ))}
    </PagePart>
  </Page>
);
