'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { loadClient } from '@/app/_features/graphql/load-client';
import { toastError } from '@/app/_ui/feedback/toasts';
import type { ListUrl } from '@/app/_ui/list/use-list-url';
import { STAGES } from '@/lib/convocatories/event-talents/rules';
import type { BoardGroup, BoardTalent } from '../board';
import { nameOfStage } from '../talents-query';
import type { ChosenTalent } from './acts';
import { PLACES_OF_GROUP } from './operations';

export type ChosenTalents = {
  readonly all: readonly ChosenTalent[];
  readonly has: (id: string) => boolean;
  readonly toggle: (talent: BoardTalent) => void;
  /** Chooses everybody of a group who matches, also those of other pages. */
  readonly chooseGroup: (group: BoardGroup) => Promise<void>;
  readonly clear: () => void;
};

/** Which called talents are chosen, as they stand now; another search or filter begins anew, another page goes on. */
export function useChosenTalents(
  eventId: string,
  inView: readonly BoardTalent[],
  { search, filters }: ListUrl,
): ChosenTalents {
  const t = useTranslations('controls');
  const [chosen, setChosen] = useState<ReadonlyMap<string, ChosenTalent>>(new Map());
  const { convocatoria, etapa } = filters;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search or filter shows others
  useEffect(() => setChosen(new Map()), [search, convocatoria, etapa]);

  // Always the same, so that rows stay as they are.
  const toggle = useCallback(
    (talent: BoardTalent) =>
      setChosen((before) => {
        const after = new Map(before);
        if (!after.delete(talent.convocatedId)) after.set(talent.convocatedId, talent);
        return after;
      }),
    [],
  );
  const now = new Map(inView.map((talent) => [talent.convocatedId, talent]));
  const add = (talents: readonly ChosenTalent[]) =>
    setChosen((before) => new Map([...before, ...talents.map((one) => [one.convocatedId, one] as const)]));

  async function chooseGroup({ group, total, talents }: BoardGroup) {
    if (talents.length === total) return add(talents);
    const stage = STAGES.find((one) => nameOfStage(one) === etapa);
    const asked = {
      eventId,
      group,
      ...(search ? { search } : {}),
      ...(convocatoria ? { convocatoryId: convocatoria } : {}),
      ...(stage ? { stage } : {}),
    };
    const client = await loadClient();
    const result = await client?.query(PLACES_OF_GROUP, asked, { requestPolicy: 'network-only' }).toPromise();
    if (!result?.data) return toastError(t('offline'));
    add(
      result.data.placesOfGroup.map(({ id, signedAt, bookedElsewhere, waits, ...place }) => ({
        ...place,
        convocatedId: id,
        ...(signedAt ? { signedAt: new Date(signedAt) } : {}),
        ...(bookedElsewhere ? { bookedElsewhere: true as const } : {}),
        ...(waits ? { waits: true as const } : {}),
      })),
    );
  }

  return {
    all: [...chosen.values()].map((one) => now.get(one.convocatedId) ?? one),
    has: (id) => chosen.has(id),
    toggle,
    chooseGroup,
    clear: () => setChosen(new Map()),
  };
}
