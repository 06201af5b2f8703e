'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import { CREATE_CONVOCATED } from '@/lib/convocatories/called/writes';
import { PUBLISH_AND_CALL } from '@/lib/convocatories/calls/writes';
import { type Called, partsOfCalls } from './parts-of-calls';

/** So many people are called by one request; who calls more is told how far it is. */
const AT_ONCE = 100;

export type Calling = { readonly done: number; readonly total: number };

type Role = Called & { readonly title: string };

/**
 * Publishes the calls of roles and calls whom one has chosen, however many: the calls with the first people, and then the
 * others. Who was confirmed elsewhere meanwhile is left out, which is said at the end. Answers why nothing was done, if so.
 */
export function usePublishAll(back: string) {
  const t = useTranslations('events.publishAll');
  const router = useRouter();
  const publishing = useWrite(PUBLISH_AND_CALL);
  const calling = useWrite(CREATE_CONVOCATED);
  const [running, setRunning] = useState<Calling | null>(null);

  async function publish(roles: readonly Role[], observations: string): Promise<string | null> {
    const total = roles.reduce((sum, { talentIds }) => sum + talentIds.length, 0);
    const { first, rest } = partsOfCalls(roles, AT_ONCE);
    setRunning({ done: 0, total });
    const made = await publishing.run({
      roles: first.map(({ id, talentIds }) => ({ eventPersonalId: id, talentIds: [...talentIds] })),
      ...(observations.trim() ? { observations } : {}),
    });
    if (!made.ok) {
      setRunning(null);
      return made.failure.message;
    }
    const refused = made.data.filter((one) => one.refused);
    const callOf = new Map(made.data.map(({ id, convocatoryId }) => [id, convocatoryId]));
    let tried = first.reduce((sum, { id, talentIds }) => sum + (callOf.get(id) ? talentIds.length : 0), 0);
    let called = made.data.reduce((sum, one) => sum + one.called, 0);
    let failed: string | null = null;
    for (const { id, talentIds } of rest) {
      const convocatoryId = callOf.get(id);
      if (!convocatoryId) continue;
      setRunning({ done: tried, total });
      const answer = await calling.run({ convocatoryId, talentIds: [...talentIds], freeAlone: true });
      if (!answer.ok) {
        failed = answer.failure.message;
        break;
      }
      tried += talentIds.length;
      called += answer.data.length;
    }
    setRunning(null);
    tell({ roles: roles.length - refused.length, called, leftOut: tried - called });
    for (const { id, refused: why } of refused)
      toastError(t('refused', { role: roles.find((role) => role.id === id)?.title ?? '', why: why ?? '' }));
    if (failed) toastError(t('notAll', { count: total - tried, why: failed }));
    if (refused.length === 0 && !failed) router.push(back);
    router.refresh();
    return null;
  }

  /** In toasts, since a role that was published leaves the page. */
  function tell({ roles, called, leftOut }: { roles: number; called: number; leftOut: number }): void {
    if (roles > 0) toastSuccess(t('done', { roles, people: called }));
    if (leftOut > 0) toastError(t('leftOut', { count: leftOut }));
  }

  return { publish, running };
}
