import { Card } from '#components/primitives/content/card.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { form, ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / card' };

export const Paddings = () => (
  <div className={ground}>
    <div className={form}>
      <Card padding="small">small</Card>
      <Card>medium</Card>
      <Card padding="large">large</Card>
    </div>
  </div>
);

export const Interactive = () => (
  <div className={ground}>
    <div className={form}>
      <Card as="article" interactive>
        <h3>
          <Link href="/categories/tides" tone="heading">
            Tides
          </Link>
        </h3>
        <p>High water, low water and all between.</p>
      </Card>
    </div>
  </div>
);
