import { CoveragePage } from './coverage-page.tsx';

export default { title: 'workbench / coverage' };

export const AllMachines = () => <CoveragePage />;
