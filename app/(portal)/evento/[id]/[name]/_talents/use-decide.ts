'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { DECIDE } from '@/app/_features/events/documents';
import { useWrite } from '@/app/_features/graphql/use-write';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { CONVOCATED } from '@/lib/core/states';
import type { BoardTalent } from './board';

const PROBLEM_MS = 8000;

/** Takes the agency's decision on a talent, tells what came of it, and keeps the focus on the talent. */
export function useDecide(talent: BoardTalent) {
  const t = useTranslations('events.talents');
  const confirm = useConfirm();
  const router = useRouter();
  const { run } = useWrite(DECIDE);
  const [pending, setPending] = useState<number | null>(null);
  const [problem, explain] = useState<string | null>(null);
  useEffect(() => {
    if (!problem) return;
    const timer = setTimeout(() => explain(null), PROBLEM_MS);
    return () => clearTimeout(timer);
  }, [problem]);
  const { convocatedId, name, stateId: current } = talent;
  useFocusAfterMove(convocatedId, current);

  const decide = async (button: number, stateId: number) => {
    explain(null);
    if (current === CONVOCATED.CONFIRMED && !(await mayGo())) return;
    const beyondNeed = stateId === CONVOCATED.CONFIRMED && talent.covered;
    if (beyondNeed && !(await mayExceed())) return;
    setPending(button);
    const result = await run({ id: convocatedId, stateId, beyondNeed });
    setPending(null);
    if (!result.ok) {
      explain(result.failure.message);
      return;
    }
    moved = convocatedId;
    toastSuccess(t(`did.${stateId as 1811 | 1812 | 1813 | 1815}`, { name }));
    router.refresh();
  };

  const mayGo = async () =>
    (await confirm({
      title: t('discardTitle', { name }),
      message: t('discardMessage'),
      tone: 'danger',
    })) !== null;

  const mayExceed = async () =>
    (await confirm({
      title: t('beyondTitle', { name }),
      message: t('beyondMessage'),
      confirmLabel: t('beyondConfirm'),
    })) !== null;

  return { decide, pending, problem, explain };
}

/** The talent that this browser moved last: its row goes to another group, and the focus would be lost. */
let moved: string | null = null;

function useFocusAfterMove(convocatedId: string, stateId: number): void {
  const seen = useRef<number | null>(null);
  useEffect(() => {
    const before = seen.current;
    seen.current = stateId;
    if (moved !== convocatedId || before === stateId) return;
    moved = null;
    document.getElementById(`talento-${convocatedId}`)?.focus({ preventScroll: true });
  }, [convocatedId, stateId]);
}
