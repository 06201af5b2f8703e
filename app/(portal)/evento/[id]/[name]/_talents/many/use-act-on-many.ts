'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import { toastUndo } from '@/app/_ui/feedback/undo-toast';
import { MOST_AT_ONCE } from '@/lib/convocatories/many-places/rules';
import { DECIDE_PLACES, REMIND_PLACES, UNDO_PLACES } from '@/lib/convocatories/many-places/writes';
import { SHOW_TALENTS } from '@/lib/convocatories/showcase/writes';
import { partsOf } from '@/lib/core/parts-of';
import { type Act, type ChosenTalent, STATES } from './acts';

type Outcome = { readonly id: string; readonly refused: string | null; readonly beyondNeed?: boolean };
type Answer = { ok: true; outcomes: readonly Outcome[] } | { ok: false; message: string };

export type Running = { readonly done: number; readonly total: number };

/**
 * Acts on several called talents, fifty by fifty, and tells how far it is, what came of it, and the way to take it back.
 * Answers who were refused because all the people asked for are confirmed.
 */
export function useActOnMany(eventId: string) {
  const t = useTranslations('events.talents');
  const router = useRouter();
  const deciding = useWrite(DECIDE_PLACES);
  const undoing = useWrite(UNDO_PLACES);
  const reminding = useWrite(REMIND_PLACES);
  const showing = useWrite(SHOW_TALENTS);
  const [running, setRunning] = useState<Running | null>(null);

  async function send(act: Act, ids: string[], beyondNeed: boolean): Promise<Answer> {
    if (act === 'show') {
      const result = await showing.run({ eventId, convocatedIds: ids, shown: true });
      if (!result.ok) return { ok: false, message: result.failure.message };
      return { ok: true, outcomes: ids.map((id) => ({ id, refused: null })) };
    }
    if (act === 'remind') {
      const result = await reminding.run({ ids });
      if (!result.ok) return { ok: false, message: result.failure.message };
      return { ok: true, outcomes: result.data };
    }
    const result = await deciding.run({ ids, stateId: STATES[act], beyondNeed });
    if (!result.ok) return { ok: false, message: result.failure.message };
    return { ok: true, outcomes: result.data };
  }

  async function takeBack(ids: readonly string[]) {
    for (const part of partsOf(ids, MOST_AT_ONCE)) {
      const result = await undoing.run({ ids: part });
      if (!result.ok) return toastError(result.failure.message);
      const why = result.data.flatMap(({ refused }) => refused ?? []);
      if (why.length > 0) toastError(t('many.refused', { count: why.length, why: joined(why) }));
    }
    router.refresh();
  }

  async function act(what: Act, whom: readonly ChosenTalent[], beyondNeed = false): Promise<ChosenTalent[]> {
    const did: string[] = [];
    const why: string[] = [];
    const beyond: ChosenTalent[] = [];
    setRunning({ done: 0, total: whom.length });
    for (const part of partsOf(whom, MOST_AT_ONCE)) {
      const answer = await send(
        what,
        part.map(({ convocatedId }) => convocatedId),
        beyondNeed,
      );
      if (!answer.ok) {
        why.push(answer.message);
        break;
      }
      for (const { id, refused, beyondNeed: full } of answer.outcomes) {
        if (refused === null) did.push(id);
        else if (full) beyond.push(...part.filter(({ convocatedId }) => convocatedId === id));
        else why.push(refused);
      }
      setRunning((now) => now && { ...now, done: now.done + part.length });
    }
    setRunning(null);
    tell(what, did);
    if (why.length > 0) toastError(t('many.refused', { count: why.length, why: joined(why) }));
    router.refresh();
    return beyond;
  }

  function tell(what: Act, did: readonly string[]) {
    if (did.length === 0) return;
    const said = t(`many.did.${what}`, { count: did.length });
    if (what === 'remind' || what === 'show') toastSuccess(said);
    else toastUndo(said, t('takeBack'), () => takeBack(did));
  }

  return { act, running };
}

const joined = (why: readonly string[]): string => [...new Set(why)].join(' ');
