import type { ExportFact, PropFact } from '#scripts/component-pages/facts.ts';
import * as styles from './component-page.css.ts';
import { Docs, Inline } from './docs.tsx';

/** The props of every component of a file, from their types. */
export const PropsTable = ({ exports }: { exports: readonly ExportFact[] }) =>
  exports.map((exported, index) => (
    <div key={exported.name}>
      {index > 0 && (
        <>
          <h3 className={styles.subtitle}>{exported.name}</h3>
          <Docs className={styles.quiet} text={exported.about} />
        </>
      )}
      {exported.props.length > 0 ? <OneTable {...exported} /> : <p className={styles.quiet}>No props of its own.</p>}
      {exported.element && (
        <p className={styles.quiet}>
          It also accepts the attributes of <code className={styles.code}>{exported.element}</code>.
        </p>
      )}
    </div>
  ));

const OneTable = ({ name, props }: ExportFact) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <section className={styles.scroller} tabIndex={0} aria-label={`Props of ${name}, scrollable`}>
    <table className={styles.table} aria-label={`Props of ${name}`}>
      <thead>
        <tr>
          <th scope="col">Prop</th>
          <th scope="col">Type</th>
          <th scope="col">Default</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {props.map((prop) => (
          <PropRow key={prop.name} {...prop} />
        ))}
      </tbody>
    </table>
  </section>
);

const PropRow = ({ name, type, isRequired, fallback, about }: PropFact) => (
  <tr>
    <th scope="row">
      <code className={styles.propName}>{name}</code>
      {isRequired && <span className={styles.needed}>required</span>}
    </th>
    <td>
      <TypeText type={type} />
    </td>
    <td>{fallback ? <code className={styles.code}>{fallback}</code> : <span className={styles.quiet}>–</span>}</td>
    <td>
      <Inline text={about} />
    </td>
  </tr>
);

const short = 140;

/** A type. A long one is cut and can be opened. */
const TypeText = ({ type }: { type: string }) =>
  type.length <= short ? (
    <code className={styles.type}>{type}</code>
  ) : (
    <details>
      <summary>
        <code className={styles.type}>{type.slice(0, 60)}…</code>
      </summary>
      <code className={styles.type}>{type}</code>
    </details>
  );
