'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { useWrite } from '@/app/_features/graphql/use-write';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { toastUndo } from '@/app/_ui/feedback/undo-toast';
import { UPDATE_CONVOCATED } from '@/lib/convocatories/called/writes';
import { RECORD_OUTSIDE_ANSWER, REMIND_TALENT, UNDO_CONVOCATED } from '@/lib/convocatories/writes';
import { CONVOCATED } from '@/lib/core/states';
import type { BoardTalent } from './board';
import { noteMove } from './use-focus-after-move';

const PROBLEM_MS = 8000;

export type Problem = { readonly id: string; readonly message: string };

/** What can be done to the talents of the board; always the same functions, so that rows stay as they are. */
export type TalentTools = {
  /**
   * Takes the agency's decision and tells what came of it, with the way to undo it; `button` is the one that waits
   * meanwhile. False when it was not taken.
   */
  readonly decide: (talent: BoardTalent, stateId: number, button: string) => Promise<boolean>;
  /** Says at the talent why something cannot be done. */
  readonly explain: (talent: BoardTalent, message: string) => void;
  readonly openMoves: (talent: BoardTalent, target: HTMLElement) => void;
  /** Sends the call again. */
  readonly remind: (talent: BoardTalent) => Promise<void>;
  /** Keeps the agency's word that it answered by other ways. */
  readonly tellOutside: (talent: BoardTalent) => Promise<unknown>;
};

/** The tools of the board's talents, once for all of them, and what is going on with one. */
export function useTalentTools() {
  const t = useTranslations('events.talents');
  const confirm = useConfirm();
  const router = useRouter();
  const { run } = useWrite(UPDATE_CONVOCATED);
  const undoing = useAction(UNDO_CONVOCATED);
  const reminding = useAction(REMIND_TALENT);
  const recording = useAction(RECORD_OUTSIDE_ANSWER);
  const [busy, setBusy] = useState<{ readonly id: string; readonly what: string } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [moving, setMoving] = useState<{ talent: BoardTalent; target: HTMLElement } | null>(null);
  useEffect(() => {
    if (!problem) return;
    const timer = setTimeout(() => setProblem(null), PROBLEM_MS);
    return () => clearTimeout(timer);
  }, [problem]);

  const mayGo = async ({ name }: BoardTalent) =>
    (await confirm({
      title: t('discardTitle', { name }),
      message: t('discardMessage'),
      tone: 'danger',
    })) !== null;

  const mayExceed = async ({ name }: BoardTalent) =>
    (await confirm({
      title: t('beyondTitle', { name }),
      message: t('beyondMessage'),
      confirmLabel: t('beyondConfirm'),
    })) !== null;

  const decide: TalentTools['decide'] = async (talent, stateId, what) => {
    setProblem(null);
    const { convocatedId: id, name } = talent;
    const bound = talent.stateId === CONVOCATED.CONFIRMED;
    if (bound && !(await mayGo(talent))) return false;
    const beyondNeed = stateId === CONVOCATED.CONFIRMED && Boolean(talent.covered);
    if (beyondNeed && !(await mayExceed(talent))) return false;
    setBusy({ id, what });
    // Before it is written: the live page may show it moved before the write has answered.
    noteMove(id);
    const result = await run({ id, stateId, beyondNeed });
    setBusy(null);
    if (!result.ok) {
      noteMove(null);
      setProblem({ id, message: result.failure.message });
      return false;
    }
    const said = t(`did.${stateId as 1811 | 1812 | 1813 | 1815}`, { name });
    // Nobody is bound again without being confirmed again.
    if (bound) toastSuccess(said);
    else toastUndo(said, t('takeBack'), () => takeBack(talent));
    router.refresh();
    return true;
  };

  const takeBack = async ({ convocatedId: id, name }: BoardTalent) => {
    noteMove(id);
    if (!(await undoing.press({ id }, t('tookBack', { name })))) noteMove(null);
  };

  const remind: TalentTools['remind'] = async ({ convocatedId: id, name }) => {
    setBusy({ id, what: 'remind' });
    await reminding.press({ id }, t('reminded', { name }));
    setBusy(null);
  };

  const tellOutside: TalentTools['tellOutside'] = ({ convocatedId: id, name }) =>
    confirm({
      title: t('outsideTitle', { name }),
      message: t('outsideMessage'),
      confirmLabel: t('outsideConfirm'),
      onConfirm: () => recording.confirmed({ id }, t('outsideDone', { name })),
    });

  const tools = useStable({
    decide,
    remind,
    tellOutside,
    explain: ({ convocatedId: id }, message) => setProblem({ id, message }),
    openMoves: (talent, target) => setMoving({ talent, target }),
  });
  return { tools, busy, problem, moving, closeMoves: () => setMoving(null) };
}

/** Functions that stay the same and do what those of the last render do. */
function useStable(tools: TalentTools): TalentTools {
  const latest = useRef(tools);
  useEffect(() => {
    latest.current = tools;
  });
  const [stable] = useState<TalentTools>(() => ({
    decide: (...given) => latest.current.decide(...given),
    explain: (...given) => latest.current.explain(...given),
    openMoves: (...given) => latest.current.openMoves(...given),
    remind: (...given) => latest.current.remind(...given),
    tellOutside: (...given) => latest.current.tellOutside(...given),
  }));
  return stable;
}
