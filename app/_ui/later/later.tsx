'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useAwake } from '../controls/use-awake';
import { PartMissing } from './part-missing';

type Options<Props> = {
  /** Stands in its place until it is there. */
  loading?: (props: Props) => ReactNode;
  /**
   * Where it is said that it could not be fetched: in its place, over the page as a dialog lies, or nowhere, as for a
   * part that nobody asked for.
   */
  missing?: 'here' | 'over' | 'nowhere';
  /** Whether a dialog that stays on the page is open. Left out, by its `opened`. */
  isOpen?: (props: Props) => boolean;
};

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;

/**
 * A part whose code is fetched once its page stands, by the browser alone. Where it cannot be fetched, the page stays as it
 * is, with all that was typed: it is fetched again when the network is back, from time to time, and when somebody says so.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { loading, missing = 'here', isOpen = isOpened }: Options<Props> = {},
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;

  return function Later(props: Props) {
    const [Part, setPart] = useState(() => known);
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState(0);
    const cameLater = useRef(Part === null);
    const isAwake = useAwake();

    // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches
    useEffect(() => {
      if (Part) {
        if (cameLater.current) focusFirstField();
        return;
      }
      let isCurrent = true;
      load().then(
        (module) => {
          known = module.default;
          if (isCurrent) setPart(() => module.default);
        },
        () => isCurrent && setFailed(oneMore),
      );
      return () => {
        isCurrent = false;
      };
    }, [Part, attempt]);

    useEffect(() => {
      if (Part || failed === 0) return;
      const again = () => setAttempt(oneMore);
      const timer = setTimeout(again, Math.min(FIRST_WAIT_MS * 2 ** (failed - 1), LONGEST_WAIT_MS));
      window.addEventListener('online', again);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('online', again);
      };
    }, [Part, failed]);

    if (Part && isAwake) return <Part {...props} />;
    if (failed === 0 || missing === 'nowhere') return loading?.(props) ?? null;
    return (
      <>
        {loading?.(props)}
        {isOpen(props) && <PartMissing isOver={missing === 'over'} onRetry={() => setAttempt(oneMore)} />}
      </>
    );
  };
}

const oneMore = (count: number): number => count + 1;

const isOpened = (props: object): boolean => !('opened' in props && props.opened === false);

/** A dialog gives the focus to its first field when it opens: one that came after that gets it then. */
function focusFirstField(): void {
  const { activeElement: focused, body } = document;
  if (focused?.matches('input, textarea, select')) return;
  // Whoever pressed the button that fetched it again has lost it with that button.
  const dialog =
    focused === body
      ? [...document.querySelectorAll('[role=dialog], dialog[open]')].at(-1)
      : focused?.closest('[role=dialog], dialog');
  dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
}
