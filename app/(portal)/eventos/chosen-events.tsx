'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/app/_features/graphql/use-write';
import { type ManyAct, ManyActs } from '@/app/_features/many/many-acts';
import { ExportChosen } from '@/app/_ui/data-export/export-chosen';
import { EVENT } from '@/lib/core/states';
import { CANCEL_EVENTS, MOVE_EVENTS } from '@/lib/events/many-events/writes';
import { isClosed, movesByHand } from '@/lib/events/rules';
import type { EventRow } from './event-row';
import { EVENT_LIST } from './list-address';

type Props = { chosen: readonly EventRow[]; mayManage: boolean; clear: () => void };

const STATES = { confirm: EVENT.CONFIRMED, call: EVENT.CALLING } as const;
const BACK = { confirm: EVENT.CALLING, call: EVENT.CONFIRMED } as const;

/** What can be done with the chosen events. */
export function ChosenEvents({ chosen, mayManage, clear }: Props) {
  const t = useTranslations('events.many');
  const { run: move } = useWrite(MOVE_EVENTS);
  const { run: cancel } = useWrite(CANCEL_EVENTS);
  const words = (what: keyof typeof STATES | 'cancel') => ({
    id: what,
    label: (count: number) => t(`button.${what}`, { count }),
    title: (count: number) => t(`title.${what}`, { count }),
    did: (count: number) => t(`did.${what}`, { count }),
  });
  const moving = (what: keyof typeof STATES): ManyAct<EventRow> => {
    const moved = chosen.filter(({ stateId }) => movesByHand(stateId).includes(STATES[what]));
    // An event that was only created has no way back.
    const comesBack = moved.every(({ stateId }) => stateId === BACK[what]);
    return {
      ...words(what),
      whyNot: (event) => {
        if (isClosed(event.stateId)) return t('not.closed');
        return moved.includes(event) ? null : t(`not.${what}`);
      },
      send: (ids) => move({ ids, stateId: STATES[what] }),
      ...(comesBack && { undo: (ids) => move({ ids, stateId: BACK[what] }) }),
    };
  };
  const acts: readonly ManyAct<EventRow>[] = [
    moving('confirm'),
    moving('call'),
    {
      ...words('cancel'),
      whyNot: ({ stateId }) => (isClosed(stateId) ? t('not.closed') : null),
      asks: () => ({ tone: 'danger', message: t('cancelMessage'), reason: { label: t('cancelReason') } }),
      send: (ids, reason) => cancel({ ids, reason }),
    },
  ];
  return (
    <ManyActs chosen={chosen} nameOf={({ name }) => name} acts={mayManage ? acts : []} clear={clear}>
      <ExportChosen path={EVENT_LIST.path} ids={chosen.map(({ id }) => id)} />
    </ManyActs>
  );
}
