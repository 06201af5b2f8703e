import { useCallback, useEffect, useRef, useState } from 'react';
import { dropKept, keepValues, keptName, readKept } from '@/app/_ui/form/kept/kept-values';
import type { OwnMark } from '@/lib/convocatories/showcase/choosing/choosing-page';
import { messageOfFailedAction } from '@/lib/core/refused-action';
import texts from '@/lib/i18n/messages/es/selection.json';
import { markAction, orderAction } from './choose-actions';
import { behind, type Change, type Marks, type Waiting, withAll } from './marks';

const byTalent = (marks: readonly OwnMark[]): Marks => new Map(marks.map((mark) => [mark.talentId, mark]));

const send = (viewerId: string, next: Waiting) =>
  'pair' in next
    ? orderAction(viewerId, { talentIds: [...next.pair] })
    : markAction(viewerId, { talentId: next.talentId, ...next.change });

/**
 * The marks of a viewer: shown at once and kept one after the other. What the network does not take waits, also over a
 * reload, until it is back or somebody says so; what the server refuses is as it was before.
 */
export function useMarks(viewerId: string, round: number, kept: readonly OwnMark[]) {
  const [saved, setSaved] = useState(() => byTalent(kept));
  const [line, setLine] = useState<readonly Waiting[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const waiting = useRef<readonly Waiting[]>([]);
  const running = useRef(false);
  const name = useRef('');

  const put = useCallback((next: readonly Waiting[]) => {
    waiting.current = next;
    setLine(next);
    if (next.length > 0) keepValues(name.current, { typed: { line: next } });
    else dropKept(name.current);
  }, []);

  const keep = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    setTrouble(null);
    for (let [next] = waiting.current; next; [next] = waiting.current) {
      const now = next;
      let answer: Awaited<ReturnType<typeof send>>;
      try {
        answer = await send(viewerId, now);
      } catch (error) {
        setTrouble(messageOfFailedAction(error, texts.offline));
        break;
      }
      // What was said of the same talent meanwhile took the place of this.
      put(waiting.current[0] === now ? waiting.current.slice(1) : waiting.current);
      if (answer.ok) setSaved((before) => withAll(before, [now]));
      else setTrouble(answer.message ?? Object.values(answer.fields)[0] ?? texts.unexpected);
    }
    running.current = false;
  }, [viewerId, put]);

  useEffect(() => {
    name.current = keptName(window.location.pathname, `round-${round}`);
    const before = readKept(name.current)?.typed.line as readonly Waiting[] | undefined;
    if (before?.length) {
      put(before);
      void keep();
    }
    const again = () => void keep();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [round, put, keep]);

  const say = (next: Waiting) => {
    put(behind(waiting.current, next));
    void keep();
  };
  return {
    marks: withAll(saved, line),
    /** How much the server has not taken yet. */
    unsaved: line.length,
    trouble,
    keep,
    mark: (talentId: string, change: Change) => say({ talentId, change }),
    order: (pair: readonly [string, string]) => say({ pair }),
  };
}
