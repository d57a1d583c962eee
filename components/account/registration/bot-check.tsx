import { type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '#api/translations.ts';
import { ensureScript, scriptPatience } from '#components/primitives/runtime/ensure-script.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { checkedBy } from './bot-token.ts';

/** What the script of a maker offers, as far as all of them agree. */
interface Maker {
  render(place: HTMLElement, options: { sitekey: string }): string | number;
  reset(widget: string | number): void;
}

const makers = ['turnstile', 'hcaptcha', 'grecaptcha'] as const;

const makerHere = (): Maker | undefined =>
  makers
    .map((name) => (globalThis as unknown as Record<string, Maker>)[name])
    .find((one) => typeof one?.render === 'function');

/** The time between two looks for the maker, which may begin after its script has loaded, in milliseconds. */
const pause = 200;

/** Draws the maker's own check once its script has loaded; returns why it could not be loaded, in words. */
function useMaker(place: RefObject<HTMLElement | null>, { key, src }: { key: string; src: string }): string {
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const latest = performance.now() + scriptPatience;
    let isLeft = false;
    let look: ReturnType<typeof setInterval> | undefined;
    const draw = () => {
      const maker = makerHere();
      if (maker && place.current) {
        const widget = maker.render(place.current, { sitekey: key });
        checkedBy(place.current, () => maker.reset(widget));
        setProblem('');
      } else if (performance.now() < latest) return;
      else setProblem(t('primitives.script.timed-out', { address: src }));
      clearInterval(look);
    };
    ensureScript(src).then(
      () => {
        if (!isLeft) look = setInterval(draw, pause);
      },
      (error: Error) => !isLeft && setProblem(error.message),
    );
    return () => {
      isLeft = true;
      clearInterval(look);
      checkedBy(undefined);
    };
  }, [place, key, src]);
  return problem;
}

/**
 * The check that whoever joins is a person, where the site has a protection against programs (specification part 1 §1).
 * It comes from elsewhere, so it is there for no other site and on no other page.
 */
export function BotCheck() {
  const { settings } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const problem = useMaker(place, {
    key: String(settings['botProtection.siteKey']),
    src: String(settings['botProtection.scriptUrl']),
  });
  return (
    <>
      <div ref={place} />
      {problem && (
        <Message tone="error" live title={problem}>
          {t('account.bot.missing')}
        </Message>
      )}
      <noscript>
        <Message tone="warning">{t('account.bot.scriptless')}</Message>
      </noscript>
    </>
  );
}
