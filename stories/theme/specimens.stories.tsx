import { ColorPairSpecimens } from '#stories/workbench/specimens/color-pair-specimens.tsx';
import { IconSpecimens } from '#stories/workbench/specimens/icon-specimens.tsx';
import { MotionSpecimens } from '#stories/workbench/specimens/motion-specimens.tsx';
import { RadiusSpecimens, ShadowSpecimens, SpaceSpecimens } from '#stories/workbench/specimens/shape-specimens.tsx';
import { TypeSpecimens } from '#stories/workbench/specimens/type-specimens.tsx';

export default { title: 'theme / specimens' };

export const Type = () => <TypeSpecimens />;
export const Space = () => <SpaceSpecimens />;
export const Radius = () => <RadiusSpecimens />;
export const Shadow = () => <ShadowSpecimens />;
export const Motion = () => <MotionSpecimens />;
export const ColorPairs = () => <ColorPairSpecimens />;
export const Icons = () => <IconSpecimens />;
