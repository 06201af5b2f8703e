'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useWrite } from '@/app/_features/graphql/use-write';
import type { Running } from '@/app/_features/many/use-each';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import { useUnsavedWarning } from '@/app/_ui/form/use-unsaved-warning';
import { CREATE_CONVOCATED } from '@/lib/convocatories/called/writes';
import { PUBLISH_AND_CALL } from '@/lib/convocatories/calls/writes';
import { type Called, partsOfCalls } from './parts-of-calls';

/** So many people are called by one request; who calls more is told how far it is. */
const PEOPLE_A_REQUEST = 100;

/** What came of a role: no call, and why; or a call with so many people, without some, and why not with the others. */
export type RoleResult = {
  readonly refused: string | null;
  readonly called: number;
  /** Who was confirmed elsewhere meanwhile, or is no longer to be called. */
  readonly leftOut: readonly string[];
  readonly failed: { readonly count: number; readonly why: string } | null;
};

export type Made = {
  /** By role, of those that were answered for. */
  readonly results: ReadonlyMap<string, RoleResult>;
  /** Why it stopped before the end, with so many still to be called; null where it did not. It goes on from there. */
  readonly stopped: { readonly why: string; readonly count: number } | null;
};

type Step = Called & { readonly convocatoryId: string };

/** What is to be done yet, and what came of the rest. */
type Work = {
  readonly observations: string;
  readonly total: number;
  /** What goes with the publication; null once that was answered. */
  parts: ReturnType<typeof partsOfCalls> | null;
  steps: readonly Step[];
  readonly results: Map<string, RoleResult>;
};

const countOf = (roles: readonly Called[]): number =>
  roles.reduce((sum, { talentIds }) => sum + talentIds.length, 0);

/**
 * Publishes the calls of roles and calls whom one has chosen, however many: the calls with the first people, and then the
 * others. A role that is refused stops no other; any other failure stops it where it is, and `goOn` goes on from there,
 * with what was not answered under the same key, so that nobody is called twice. `made` tells what came of it, unless all
 * went well, which leads back. Both answer why nothing was done, if so.
 */
export function usePublishAll(back: string) {
  const t = useTranslations('events.publishAll');
  const router = useRouter();
  const publishing = useWrite(PUBLISH_AND_CALL);
  const calling = useWrite(CREATE_CONVOCATED);
  const [running, setRunning] = useState<Running | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const work = useRef<Work | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const leaving = (state: 'calling' | 'stopped') => ({
    title: t(`leave.${state}Title`),
    message: t(`leave.${state}Text`),
    confirmLabel: t('leave.confirm'),
    cancelLabel: t('leave.stay'),
  });
  useUnsavedWarning(running !== null || (made !== null && made.stopped !== null), {
    words: leaving(running ? 'calling' : 'stopped'),
  });

  async function publish(roles: readonly Called[], observations: string): Promise<string | null> {
    const parts = partsOfCalls(roles, PEOPLE_A_REQUEST);
    const steps: Step[] = [];
    work.current = { observations, total: countOf(roles), parts, steps, results: new Map() };
    return goOn();
  }

  async function goOn(): Promise<string | null> {
    const now = work.current;
    if (!now) return null;
    setRunning({ done: now.total - countOf(leftOf(now)), total: now.total });
    const failure = now.parts && (await publishParts(now, now.parts));
    if (failure && failure.code !== 'OFFLINE') {
      work.current = null;
      setRunning(null);
      setMade((before) => (before && before.results.size > 0 ? { ...before, stopped: null } : null));
      return failure.message;
    }
    finish(now, failure ? failure.message : await callOthers(now));
    return null;
  }

  /** Answers what failed, if so. */
  async function publishParts(now: Work, { first, rest }: NonNullable<Work['parts']>) {
    const answer = await publishing.run({
      roles: first.map(({ id, talentIds }) => ({ eventPersonalId: id, talentIds: [...talentIds] })),
      ...(now.observations.trim() ? { observations: now.observations } : {}),
    });
    if (!answer.ok) return answer.failure;
    now.parts = null;
    const steps: Step[] = [];
    for (const { id, refused, convocatoryId, talentIds, why } of answer.data) {
      const chosen = first.find((role) => role.id === id)?.talentIds ?? [];
      const leftOut = refused === null && why === null ? without(chosen, talentIds) : [];
      now.results.set(id, { refused, called: talentIds.length, leftOut, failed: null });
      if (!convocatoryId) continue;
      const others = rest.filter((role) => role.id === id);
      for (const part of why === null ? others : [{ id, talentIds: chosen }, ...others])
        steps.push({ ...part, convocatoryId });
    }
    now.steps = steps;
    return null;
  }

  /** Answers why it stopped, if it did. */
  async function callOthers(now: Work): Promise<string | null> {
    for (let [step] = now.steps; step; [step] = now.steps) {
      const { id, convocatoryId, talentIds } = step;
      setRunning({ done: now.total - countOf(now.steps), total: now.total });
      const answer = await calling.run({ convocatoryId, talentIds: [...talentIds], freeAlone: true });
      const before = now.results.get(id);
      if (!before) throw new Error('a role that was not published');
      if (answer.ok) {
        const places = answer.data.map(({ talent }) => talent.id);
        const leftOut = [...before.leftOut, ...without(talentIds, places)];
        now.results.set(id, { ...before, called: before.called + places.length, leftOut });
        now.steps = now.steps.slice(1);
      } else if (answer.failure.code === 'CONFLICT') {
        const own = now.steps.filter((one) => one.id === id);
        now.results.set(id, { ...before, failed: { count: countOf(own), why: answer.failure.message } });
        now.steps = now.steps.filter((one) => one.id !== id);
      } else return answer.failure.message;
    }
    return null;
  }

  function finish(now: Work, stopped: string | null): void {
    const results = [...now.results.values()];
    setRunning(null);
    if (stopped === null) work.current = null;
    const isWhole = stopped === null && results.every(isAsAsked);
    if (isWhole) {
      const people = results.reduce((sum, { called }) => sum + called, 0);
      toastSuccess(t('done', { roles: results.length, people }));
    } else if (!isHere.current) toastError(t('partly'));
    if (!isHere.current) return;
    if (isWhole) {
      router.push(back);
      router.refresh();
      return;
    }
    const left = stopped === null ? null : { why: stopped, count: countOf(leftOf(now)) };
    setMade((before) => ({
      results: new Map([...(before?.results ?? []), ...now.results]),
      stopped: left,
    }));
  }

  return { publish, goOn, running, made };
}

const leftOf = ({ parts, steps }: Work): readonly Called[] =>
  parts ? [...parts.first, ...parts.rest] : steps;

const without = (ids: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others);
  return ids.filter((id) => !known.has(id));
};

const isAsAsked = ({ refused, leftOut, failed }: RoleResult): boolean =>
  refused === null && failed === null && leftOut.length === 0;
