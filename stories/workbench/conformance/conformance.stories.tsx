import { ConformancePage } from './conformance-page.tsx';

export default { title: 'workbench / conformance' };

/** The criteria of WCAG 2.2 with their checks. */
export const Wcag = () => <ConformancePage />;
