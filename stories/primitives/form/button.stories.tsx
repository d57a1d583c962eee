import { Bookmark, Plus } from 'lucide-react';
import { Button, ButtonLink, type ButtonVariant } from '#components/primitives/form/button.tsx';
import { ground, row, rowGround, titleBar } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / button' };

const variants: ButtonVariant[] = [
  'primary',
  'standard',
  'outline',
  'translucid',
  'transparent',
  'text',
  'danger',
  'custom',
];
const dashboard: ButtonVariant[] = ['dashboardPrimary', 'dashboardStandard', 'dashboardSecondary', 'dashboardLink'];

export const Types = () => (
  <div className={ground}>
    <div className={row}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </div>
    <div className={row}>
      {dashboard.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </div>
    <div className={titleBar}>
      <Button variant="titleBarLink">Discussions</Button>
      <Button variant="titleBarLink">Categories</Button>
    </div>
  </div>
);

export const Small = () => (
  <div className={rowGround}>
    {variants.map((variant) => (
      <Button key={variant} variant={variant} size="small">
        {variant}
      </Button>
    ))}
  </div>
);

export const WithIcon = () => (
  <div className={ground}>
    <div className={row}>
      <Button variant="primary" icon={<Plus size="1em" />}>
        New Discussion
      </Button>
      <Button icon={<Bookmark size="1em" />}>Bookmark</Button>
    </div>
  </div>
);

export const Busy = () => (
  <div className={rowGround}>
    <Button variant="primary" busy>
      Post Comment
    </Button>
    <Button busy>Save Draft</Button>
  </div>
);

export const DisabledWithReason = () => (
  <div className={ground}>
    <Button disabledReason="You may not move discussions of Announcements.">Move</Button>
    <Button disabled>Disabled</Button>
  </div>
);

export const AsLink = () => (
  <div className={rowGround}>
    <ButtonLink href="/entry/register" variant="primary">
      Register
    </ButtonLink>
    <ButtonLink href="/entry/signin">Sign In</ButtonLink>
    <ButtonLink href="https://example.org" variant="outline">
      Elsewhere
    </ButtonLink>
  </div>
);
