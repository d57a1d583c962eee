import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

type Props = Readonly<Record<string, unknown>>;

/** A story with other props, and the props that the story itself sets. */
export interface ChangedStory {
  readonly node: ReactNode;
  /** Undefined if the story does not contain the component as an element of its own. */
  readonly props: Props | undefined;
}

/** Changes the props of the first element of a type in a rendered story. */
export function withChangedProps(node: ReactNode, type: unknown, changes: Props): ChangedStory {
  let props: Props | undefined;
  const visit = (one: ReactNode): ReactNode => {
    if (props) return one;
    if (Array.isArray(one)) return one.map(visit);
    if (!isValidElement<{ children?: ReactNode }>(one)) return one;
    if (one.type === type) {
      props = one.props as Props;
      return cloneElement(one as ReactElement<Props>, changes);
    }
    const { children } = one.props;
    if (children === undefined || children === null || typeof children === 'function') return one;
    const next = Array.isArray(children) ? children.map(visit) : [visit(children)];
    return props ? cloneElement(one, undefined, ...next) : one;
  };
  const changed = visit(node);
  return { node: changed, props };
}
