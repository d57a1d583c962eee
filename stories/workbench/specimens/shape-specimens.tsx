import { Page, PagePart } from '#stories/workbench/page/page.tsx';
import { vars } from '#theme/contract.css.ts';
import * as styles from './specimens.css.ts';
import { TokenLabel } from './token-label.tsx';

/** The spacing scale as bars, as gaps and as insets, and the sizes of parts. */
export const SpaceSpecimens = () => (
  <Page title="Space" lead="All distances are on a 4 px grid. A distance that is not on this list is an error.">
    <PagePart title="Scale">
      {Object.entries(vars.space).map(([name, inlineSize]) => (
        <div key={name} className={styles.typeRow}>
          <TokenLabel name={name} variable={inlineSize} />
          <span className={styles.spaceBar} style={{ inlineSize }} />
        </div>
      ))}
    </PagePart>
    <PagePart title="As gaps and insets">
      <div className={styles.tiles}>
        {(['tiny', 'small', 'medium', 'large', 'xlarge'] as const).map((name) => (
          <div key={name} className={styles.tile}>
            <div className={styles.inset} style={{ padding: vars.space[name], gap: vars.space[name] }}>
              {['a', 'b', 'c', 'd'].map((key) => (
                <span key={key} className={styles.block} />
              ))}
            </div>
            <TokenLabel name={name} variable={vars.space[name]} />
          </div>
        ))}
      </div>
    </PagePart>
    <PagePart title="Sizes">
      {Object.entries(vars.size).map(([name, inlineSize]) => (
        <div key={name} className={styles.typeRow}>
          <TokenLabel name={name} variable={inlineSize} />
          <span className={styles.spaceBar} style={{ inlineSize, maxInlineSize: '100%' }} />
        </div>
      ))}
    </PagePart>
  </Page>
);

/** The corner radii on the shapes that use them. */
export const RadiusSpecimens = () => (
  <Page
    title="Radius"
    lead="Small for controls within controls, medium for controls, large for cards and menus, full for tags."
  >
    <div className={styles.tiles}>
      {Object.entries(vars.radius).map(([name, borderRadius]) => (
        <div key={name} className={styles.tile}>
          <span className={styles.shape} style={{ borderRadius }} />
          <TokenLabel name={name} variable={borderRadius} />
        </div>
      ))}
    </div>
  </Page>
);

/** The shadows on the surfaces that use them. */
export const ShadowSpecimens = () => (
  <Page
    title="Shadow"
    lead="Three heights: small for cards that can be moved, medium for menus and tooltips, large for dialogs."
  >
    <div className={styles.tiles}>
      {Object.entries(vars.shadow).map(([name, boxShadow]) => (
        <div key={name} className={styles.tile}>
          <span className={styles.shadowStage}>
            <span className={styles.raised} style={{ boxShadow }} />
          </span>
          <TokenLabel name={name} variable={boxShadow} />
        </div>
      ))}
    </div>
  </Page>
);
