import { LoadProblem } from '#components/primitives/submission/load-problem.tsx';

export default { title: 'primitives / load-problem' };

export const NoConnection = () => <LoadProblem error={new TypeError('fetch failed')} onRetry={() => undefined} />;
