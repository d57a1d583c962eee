import { type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '#api/translations.ts';
import { ensureScript, scriptPatience } from '#components/primitives/runtime/ensure-script.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { registerBotCheck } from './bot-token.ts';

/** The part of a bot protection provider's script API that all providers share. */
interface BotCheckProvider {
  render(place: HTMLElement, options: { sitekey: string }): string | number;
  reset(widget: string | number): void;
}

const makers = ['turnstile', 'hcaptcha', 'grecaptcha'] as const;

const makerHere = (): BotCheckProvider | undefined =>
  makers
    .map((name) => (globalThis as unknown as Record<string, BotCheckProvider>)[name])
    .find((one) => typeof one?.render === 'function');

/**
 * The interval between checks for the provider's API, in milliseconds. The API may become available only after the
 * script has loaded.
 */
const pause = 200;

/**
 * Renders the provider's widget once its script has loaded. Returns the error message if the script could not be
 * loaded.
 */
function useBotCheckWidget(place: RefObject<HTMLElement | null>, { key, src }: { key: string; src: string }): string {
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const latest = performance.now() + scriptPatience;
    let isLeft = false;
    let look: ReturnType<typeof setInterval> | undefined;
    const render = () => {
      const maker = makerHere();
      if (maker && place.current) {
        const widget = maker.render(place.current, { sitekey: key });
        registerBotCheck(place.current, () => maker.reset(widget));
        setProblem('');
      } else if (performance.now() < latest) return;
      else setProblem(t('primitives.script.timed-out', { address: src }));
      clearInterval(look);
    };
    ensureScript(src).then(
      () => {
        if (!isLeft) look = setInterval(render, pause);
      },
      (error: Error) => !isLeft && setProblem(error.message),
    );
    return () => {
      isLeft = true;
      clearInterval(look);
      registerBotCheck(undefined);
    };
  }, [place, key, src]);
  return problem;
}

/**
 * The bot check of the registration form, if the site has bot protection (docs/behavior/account.md#registration). Its
 * script comes from another host and is therefore loaded only on sites that use it, and only on this page.
 */
export function BotCheck() {
  const { settings } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const problem = useBotCheckWidget(place, {
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
